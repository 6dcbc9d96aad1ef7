import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** An ISO 8601 text. The database fills in the time of the server's clock. */
export type Timestamp = ColumnType<string, string | undefined, string>;
export type NullableTimestamp = ColumnType<string | null, string | null | undefined, string | null>;
/** The id of the account. The database fills in the account of the transaction. */
export type AccountColumn = ColumnType<number, number | undefined, never>;
export type Id = GeneratedAlways<number>;

/** The job that is enqueued when the mail has failed for good. It is set on insert only. */
type NullableFollowUpJob = ColumnType<
  { kind: string; data: Record<string, unknown> } | null,
  string | null | undefined,
  never
>;

export interface PlatformTables {
  /** Secrets that the server creates itself, such as the one that signs tokens. */
  platform_secret: { name: string; value: string };
  /** The first answer to each Idempotency-Key of an account. */
  idempotency: {
    billable_id: AccountColumn;
    key: string;
    /** Method and path of the call: `POST /api/lease`. */
    call: string;
    /** The hash of the call and its input. The same key with another digest is refused. */
    digest: string;
    /** The JSON text of the answer. It is null for an answer without a body, and until the call has been made. */
    answer: string | null;
    /** It is in real time, not by the server's clock. */
    created_at: Timestamp;
  };
  mail_message: {
    id: Id;
    billable_id: ColumnType<number | null, number | null | undefined, never>;
    /** The Message-ID header, the same at every attempt. */
    message_id: string;
    /** `kept`: the server has no mail server and only shows the mail at /dev/mail. */
    state: 'waiting' | 'sent' | 'failed' | 'kept';
    sender: string;
    reply_to: string | null;
    recipient: string;
    subject: string;
    /** The mail as plain text. */
    body: string;
    html: string;
    /** What the last failed attempt to deliver it answered. */
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
    /** It is null when the bytes are in the file store, under `file_key`. */
    bytes: ColumnType<Buffer | null, Buffer | null | undefined, never>;
    file_key: ColumnType<string | null, string | null | undefined, never>;
  };
  job: {
    id: Id;
    billable_id: ColumnType<number | null, number | null | undefined, never>;
    kind: string;
    data: ColumnType<Record<string, unknown>, string, string>;
    /** Unique: a second job with the same text is not enqueued. */
    dedupe: string | null;
    /** The job is due from this time of the server's clock on. */
    run_at: Timestamp;
    /** The attempts that have begun. */
    attempts: Generated<number>;
    max_attempts: Generated<number>;
    /** Until then, in real time, the job belongs to the worker that has claimed it. */
    locked_until: NullableTimestamp;
    /** In real time. */
    done_at: NullableTimestamp;
    /** Why the last attempt failed. */
    error: string | null;
    created_at: Timestamp;
  };
  /** The requests of callers until `ends_at`, in real time. `digest` is of the caller and what is limited. */
  rate_limit: { digest: string; requests: number; ends_at: string };
  /** `name` is the kind of a scheduled job, `next_at` when it is due next. */
  cron: { name: string; next_at: string };
}
