import type { Tx } from '@husrum/api-platform';
import type { JobRunKind, JobRunOutcome } from '@husrum/contract/job-run';
import { type Selectable, sql } from 'kysely';
import type { JobRunTables } from './job-run.tables';
import type { DocumentIds } from './sending-runs';

export type Run = Selectable<JobRunTables['job_run']>;

/** Identifies a run: there is one row for each key, however often the run is started (docs/domain-rules.md, D-8). */
export interface RunKey {
  kind: JobRunKind;
  /** It is null for a run of the whole business. */
  companyId: number | null;
  /** The month of the invoices, or the day. For a sending of selected documents the day and random characters: each is a run of its own. */
  period: string;
}

export const toRunKey = ({ kind, company_id, period }: Run): RunKey => ({
  kind,
  companyId: company_id,
  period,
});

/**
 * Deletes the failed and skipped items of a run, which are tried again. The failed item of an invoice whose mail did not arrive
 * is deleted only if the invoice is one of `invoiceIdsToSend`. 0 is no id: SQL does not allow an empty list.
 */
const deleteItemsToRetry = async (
  tx: Tx,
  runId: number,
  invoiceIdsToSend: readonly number[],
): Promise<void> => {
  await tx
    .deleteFrom('job_run_item')
    .where('job_run_id', '=', runId)
    .where('outcome', '<>', 'MADE')
    .where(({ eb, or, not, exists, selectFrom }) =>
      or([
        eb('invoicebase_id', 'in', [0, ...invoiceIdsToSend]),
        not(
          exists(
            selectFrom('invoicebase')
              .select('invoicebase.id')
              .whereRef('invoicebase.id', '=', 'job_run_item.invoicebase_id')
              .where('invoicebase.status', '=', 'ERROR')
              .where('invoicebase.sent_at', 'is not', null),
          ),
        ),
      ]),
    )
    .execute();
};

/**
 * Starts a run, continues an interrupted one, or resets a finished one. Its failed and skipped items are deleted, because they
 * are tried again, except those of invoices whose mail did not arrive and that are not in `invoiceIdsToSend`.
 */
export const startOrResetRun = async (
  tx: Tx,
  { kind, companyId, period }: RunKey,
  { invoiceIdsToSend = [] }: { readonly invoiceIdsToSend?: readonly number[] } = {},
): Promise<Run> => {
  const run = await tx
    .insertInto('job_run')
    .values({ kind, company_id: companyId, period })
    .onConflict((conflict) =>
      conflict.constraint('job_run_once').doUpdateSet({
        status: 'RUNNING',
        error: null,
        finished_at: null,
        attempts: sql<number>`job_run.attempts + case job_run.status when 'RUNNING' then 0 else 1 end`,
        started_at: sql<string>`case job_run.status when 'RUNNING' then job_run.started_at else app_now() end`,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  await deleteItemsToRetry(tx, run.id, invoiceIdsToSend);
  return run;
};

export const findRun = (tx: Tx, id: number): Promise<Run | undefined> =>
  tx.selectFrom('job_run').selectAll().where('id', '=', id).executeTakeFirst();

export const lockRun = (tx: Tx, id: number): Promise<Run | undefined> =>
  tx.selectFrom('job_run').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Sets the total number of items: those that are recorded already, and the tasks that remain. */
export const updateRunTotal = async (tx: Tx, runId: number, remainingTasks: number): Promise<void> => {
  await sql`
    update job_run set total = ${remainingTasks} + (select count(*) from job_run_item where job_run_id = ${runId})
    where id = ${runId}`.execute(tx);
};

export interface NewItem extends DocumentIds {
  outcome: JobRunOutcome;
  title: string;
  message?: string | null;
  byHand?: boolean;
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
        by_hand: item.byHand ?? false,
        lease_id: item.leaseId ?? null,
        invoicebase_id: item.invoiceId ?? null,
        reminder_id: item.reminderId ?? null,
      })),
    )
    .execute();
};

export const addItem = (tx: Tx, runId: number, item: NewItem): Promise<void> => addItems(tx, runId, [item]);

/** Sets the user who started a run (null for none), and the total number of its items. */
export const setStarterAndTotal = async (
  tx: Tx,
  runId: number,
  { userId, total }: { userId: number | null; total: number },
): Promise<void> => {
  await tx.updateTable('job_run').set({ started_by: userId, total }).where('id', '=', runId).execute();
};

export const listFailures = async (
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

/** How many documents of the run a person must deliver. */
export const countByHand = async (tx: Tx, runId: number): Promise<number> => {
  const { count } = await tx
    .selectFrom('job_run_item')
    .select(sql<number>`count(*)`.as('count'))
    .where('job_run_id', '=', runId)
    .where('by_hand', '=', true)
    .executeTakeFirstOrThrow();
  return count;
};

interface RunEnd {
  readonly failed: boolean;
  /** Why the whole run failed; null when single items failed or none. */
  readonly error: string | null;
  /** Whether something is left for a person to do. If not, users can be notified again. */
  readonly needsPerson: boolean;
  readonly now: string;
}

export const closeRun = async (
  tx: Tx,
  runId: number,
  { failed, error, needsPerson, now }: RunEnd,
): Promise<Run> =>
  tx
    .updateTable('job_run')
    .set({
      status: failed ? 'FAILED' : 'DONE',
      error,
      finished_at: now,
      total: sql<number>`(select count(*) from job_run_item where job_run_id = ${runId})`,
      ...(needsPerson ? {} : { told_at: null }),
    })
    .where('id', '=', runId)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Records that the users have been notified of the failure. */
export const markNotified = async (tx: Tx, runId: number, now: string): Promise<void> => {
  await tx.updateTable('job_run').set({ told_at: now }).where('id', '=', runId).execute();
};
