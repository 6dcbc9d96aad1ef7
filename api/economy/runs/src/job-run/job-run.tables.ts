import type { AccountColumn, Id, NullableTimestamp, Timestamp } from '@husrum/api-platform';
import type { JobRunKind, JobRunOutcome, JobRunStatus } from '@husrum/contract/job-run';
import type { ColumnType, Generated } from 'kysely';

export interface JobRunTables {
  job_run: {
    id: Id;
    billable_id: AccountColumn;
    kind: JobRunKind;
    /** It is null for a run of the whole business. */
    company_id: number | null;
    /** The month of the invoices, or the day. For a sending of selected documents the day and random characters. */
    period: string;
    status: Generated<JobRunStatus>;
    /** The number of items that the run will have. It is null until it is known. */
    total: number | null;
    /** Why the whole run failed. */
    error: string | null;
    /** How often the run has been started; a run that continues after a crash does not count again. */
    attempts: Generated<number>;
    /** When users were notified of the failure; null again after a successful run. */
    told_at: NullableTimestamp;
    /** The user. It is null for a run by the schedule. */
    started_by: number | null;
    started_at: Timestamp;
    finished_at: NullableTimestamp;
  };
  job_run_item: {
    id: Id;
    billable_id: AccountColumn;
    job_run_id: number;
    outcome: JobRunOutcome;
    title: string;
    /** Why the task failed or was skipped, or what a made item still waits for. */
    message: string | null;
    /** Whether a person must deliver the skipped document, because its tenant has no email address. */
    by_hand: Generated<boolean>;
    lease_id: number | null;
    invoicebase_id: number | null;
    reminder_id: ColumnType<number | null, number | null | undefined, number | null>;
    at: Timestamp;
  };
}

declare global {
  interface DatabaseTables extends JobRunTables {}
}
