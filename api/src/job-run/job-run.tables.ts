import type { JobRunKind, JobRunOutcome, JobRunStatus } from '@husrum/contract/job-run';
import type { Generated } from 'kysely';
import type { AccountColumn, Id, NullableTimestamp, Timestamp } from '../platform/db/platform.tables';

export interface JobRunTables {
  job_run: {
    id: Id;
    billable_id: AccountColumn;
    kind: JobRunKind;
    company_id: number | null;
    period: string;
    status: Generated<JobRunStatus>;
    total: number | null;
    error: string | null;
    attempts: Generated<number>;
    /** When users were notified of the failure; null again after a successful run. */
    told_at: NullableTimestamp;
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
    message: string | null;
    lease_id: number | null;
    invoicebase_id: number | null;
    at: Timestamp;
  };
}
