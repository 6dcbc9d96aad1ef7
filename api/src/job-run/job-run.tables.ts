import type { RunKind, RunOutcome, RunStatus } from '@husrum/contract/job-run';
import type { Generated } from 'kysely';
import type { Id, NullableStamp, Owner, Stamp } from '../platform/db/platform.tables';

export interface RunTables {
  job_run: {
    id: Id;
    billable_id: Owner;
    kind: RunKind;
    company_id: number | null;
    period: string;
    status: Generated<RunStatus>;
    total: number | null;
    error: string | null;
    attempts: Generated<number>;
    told_at: NullableStamp;
    started_by: number | null;
    started_at: Stamp;
    finished_at: NullableStamp;
  };
  job_run_item: {
    id: Id;
    billable_id: Owner;
    job_run_id: number;
    outcome: RunOutcome;
    title: string;
    message: string | null;
    lease_id: number | null;
    invoicebase_id: number | null;
    at: Stamp;
  };
}
