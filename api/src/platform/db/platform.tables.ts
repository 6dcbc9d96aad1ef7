import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Written as ISO text, read as ISO text; the database fills it from the server's clock. */
export type Stamp = ColumnType<string, string | undefined, string>;
export type NullableStamp = ColumnType<string | null, string | null | undefined, string | null>;
/** The column fills itself with the account of the transaction. */
export type Owner = ColumnType<number, number | undefined, never>;
export type Id = GeneratedAlways<number>;

export interface PlatformTables {
  platform_secret: { name: string; value: string };
  idempotency: {
    billable_id: Owner;
    key: string;
    call: string;
    digest: string;
    answer: string | null;
    created_at: Stamp;
  };
  mail_message: {
    id: Id;
    billable_id: ColumnType<number | null, number | null | undefined, never>;
    message_id: string;
    state: 'waiting' | 'sent' | 'failed' | 'kept';
    sender: string;
    reply_to: string | null;
    recipient: string;
    subject: string;
    body: string;
    html: string;
    error: string | null;
    created_at: Stamp;
    sent_at: NullableStamp;
  };
  mail_attachment: {
    id: Id;
    billable_id: ColumnType<number | null, number | null | undefined, never>;
    mail_message_id: number;
    name: string;
    mimetype: string;
    bytes: Buffer;
  };
  job: {
    id: Id;
    billable_id: ColumnType<number | null, number | null | undefined, never>;
    kind: string;
    data: ColumnType<Record<string, unknown>, string, string>;
    dedupe: string | null;
    run_at: Stamp;
    attempts: Generated<number>;
    max_attempts: Generated<number>;
    locked_until: NullableStamp;
    done_at: NullableStamp;
    error: string | null;
    created_at: Stamp;
  };
  cron: { name: string; next_at: string };
}
