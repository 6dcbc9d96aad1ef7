import type { RunKind, RunOutcome } from '@husrum/contract/job-run';
import { type Selectable, sql } from 'kysely';
import type { Tx } from '../platform/db';
import type { RunTables } from './job-run.tables';

export type Run = Selectable<RunTables['job_run']>;

/** What a run is about. There is one row for each, however often it is begun (D-8). */
export interface RunKey {
  kind: RunKind;
  /** Null when it is about the whole account. */
  companyId: number | null;
  /** The month of the invoices, else the day. */
  period: string;
}

/**
 * Begins a run, goes on with one that was cut off, or takes a finished one up again. What it could not do before is
 * forgotten, to be tried anew; what it made stays.
 */
export const openRun = async (tx: Tx, { kind, companyId, period }: RunKey): Promise<Run> => {
  const run = await tx
    .insertInto('job_run')
    .values({ kind, company_id: companyId, period })
    .onConflict((known) =>
      known.constraint('job_run_once').doUpdateSet({
        status: 'RUNNING',
        error: null,
        finished_at: null,
        attempts: sql<number>`job_run.attempts + case job_run.status when 'RUNNING' then 0 else 1 end`,
        started_at: sql<string>`case job_run.status when 'RUNNING' then job_run.started_at else app_now() end`,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  await tx
    .deleteFrom('job_run_item')
    .where('job_run_id', '=', run.id)
    .where('outcome', '<>', 'MADE')
    .execute();
  return run;
};

export const findRun = (tx: Tx, id: number): Promise<Run | undefined> =>
  tx.selectFrom('job_run').selectAll().where('id', '=', id).executeTakeFirst();

export const lockRun = (tx: Tx, id: number): Promise<Run | undefined> =>
  tx.selectFrom('job_run').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Runs of a kind that could not do all they should. */
export const failedRuns = (tx: Tx, kind: RunKind, companyId?: number): Promise<Run[]> =>
  tx
    .selectFrom('job_run')
    .selectAll()
    .where('kind', '=', kind)
    .where('status', '=', 'FAILED')
    .$if(companyId !== undefined, (all) => all.where('company_id', '=', companyId ?? 0))
    .orderBy('id')
    .execute();

/** The months of a company that its runs have made all invoices for. */
export const doneMonths = async (tx: Tx, companyId: number): Promise<ReadonlySet<string>> => {
  const rows = await tx
    .selectFrom('job_run')
    .select('period')
    .where('company_id', '=', companyId)
    .where('kind', '=', 'GENERATE')
    .where('status', '=', 'DONE')
    .execute();
  return new Set(rows.map(({ period }) => period));
};

/** Says how many there are: those made before, and those still to do. */
export const countOn = async (tx: Tx, runId: number, toDo: number): Promise<void> => {
  await sql`
    update job_run set total = ${toDo} + (select count(*) from job_run_item where job_run_id = ${runId})
    where id = ${runId}`.execute(tx);
};

export interface NewItem {
  outcome: RunOutcome;
  title: string;
  message?: string | null;
  leaseId?: number | null;
  invoiceId?: number | null;
}

export const addItems = async (tx: Tx, runId: number, items: readonly NewItem[]): Promise<void> => {
  if (items.length === 0) return;
  await tx
    .insertInto('job_run_item')
    .values(
      items.map((item) => ({
        job_run_id: runId,
        outcome: item.outcome,
        title: item.title,
        message: item.message ?? null,
        lease_id: item.leaseId ?? null,
        invoicebase_id: item.invoiceId ?? null,
      })),
    )
    .execute();
};

export const addItem = (tx: Tx, runId: number, item: NewItem): Promise<void> => addItems(tx, runId, [item]);

/** Says who began a run, and at once how much there is to do. */
export const nameStarter = async (
  tx: Tx,
  runId: number,
  { userId, total }: { userId: number | null; total: number },
): Promise<void> => {
  await tx.updateTable('job_run').set({ started_by: userId, total }).where('id', '=', runId).execute();
};

export const failuresOf = async (
  tx: Tx,
  runId: number,
): Promise<{ lease_id: number | null; message: string | null }[]> =>
  tx
    .selectFrom('job_run_item')
    .select(['lease_id', 'message'])
    .where('job_run_id', '=', runId)
    .where('outcome', '=', 'FAILED')
    .orderBy('id')
    .execute();

/** Ends a run. `error` says why nothing could be done at all. */
export const closeRun = async (
  tx: Tx,
  runId: number,
  { failed, error, now }: { failed: boolean; error: string | null; now: string },
): Promise<Run> =>
  tx
    .updateTable('job_run')
    .set({
      status: failed ? 'FAILED' : 'DONE',
      error,
      finished_at: now,
      total: sql<number>`(select count(*) from job_run_item where job_run_id = ${runId})`,
      ...(failed ? {} : { told_at: null }),
    })
    .where('id', '=', runId)
    .returningAll()
    .executeTakeFirstOrThrow();

export const markTold = async (tx: Tx, runId: number, now: string): Promise<void> => {
  await tx.updateTable('job_run').set({ told_at: now }).where('id', '=', runId).execute();
};
