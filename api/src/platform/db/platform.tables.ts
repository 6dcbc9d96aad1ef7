import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** An ISO 8601 text. The database fills in the time of the server's clock. */
export type Timestamp = ColumnType<string, string | undefined, string>;
export type NullableTimestamp = ColumnType<string | null, string | null | undefined, string | null>;
/** The id of the account. The database fills in the account of the transaction. */
export type AccountColumn = ColumnType<number, number | undefined, never>;
export type Id = GeneratedAlways<number>;

/** The job that is enqueued when the mail has failed for good. Set on insert only. */
type NullableFollowUpJob = ColumnType<
  { kind: string; data: Record<string, unknown> } | null,
  string | null | undefined,
  never
>;

export interface PlatformTables {
  platform_secret: { name: string; value: string };
  idempotency: {
    billable_id: AccountColumn;
    key: string;
    call: string;
    digest: string;
    answer: string | null;
    created_at: Timestamp;
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
    on_failure: NullableFollowUpJob;
    created_at: Timestamp;
    sent_at: NullableTimestamp;
  };
  mail_attachment: {
    id: Id;
    billable_id: ColumnType<number | null, number | null | undefined, never>;
    mail_message_id: number;
    name: string;
    mimetype: string;
    /** Null when the bytes are in the file store, under `file_key`. */
    bytes: ColumnType<Buffer | null, Buffer | null | undefined, never>;
    file_key: ColumnType<string | null, string | null | undefined, never>;
  };
  job: {
    id: Id;
    billable_id: ColumnType<number | null, number | null | undefined, never>;
    kind: string;
    data: ColumnType<Record<string, unknown>, string, string>;
    dedupe: string | null;
    run_at: Timestamp;
    attempts: Generated<number>;
    max_attempts: Generated<number>;
    locked_until: NullableTimestamp;
    done_at: NullableTimestamp;
    error: string | null;
    created_at: Timestamp;
  };
  cron: { name: string; next_at: string };
}
