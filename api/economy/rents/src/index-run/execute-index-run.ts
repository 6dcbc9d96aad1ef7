import { changeLeaseRents } from '@husrum/api-invoicing';
import {
  type ActorContext,
  createOutbox,
  type JobData,
  type NonTransactionalJobContext,
  Problem,
} from '@husrum/api-platform';
import { findRun, lockRun, lockWaitingRows, type RunRow, saveRow, saveRun } from './index-run.store';
import { indexRunTexts as texts } from './index-run.texts';

export const EXECUTE_JOB = 'indexRun.execute';

/** How many leases share a transaction. */
const LEASES_PER_TRANSACTION = 25;

/** Transactions of a business in a job, in the name of the user who started it. */
export interface IndexJobContext extends Pick<NonTransactionalJobContext, 'log' | 'files' | 'signal'> {
  transaction<T>(work: (context: ActorContext) => Promise<T>): Promise<T>;
}

export const toIndexJobContext = (
  { billableId, userId }: JobData,
  { db, clock, settings, log, files, signal }: NonTransactionalJobContext,
): IndexJobContext => ({
  ...{ log, files, signal },
  transaction: (work) =>
    db.forAccount(Number(billableId), (tx) =>
      work({
        ...{ tx, clock, log, outbox: createOutbox(tx, Number(billableId), settings) },
        account: { businessId: Number(billableId), userId: userId == null ? null : Number(userId) },
      }),
    ),
});

/** Changes the rents of rows, or says why a rent could not change. All rows are of one year. */
const changeRents = async (context: ActorContext, rows: readonly RunRow[]): Promise<void> => {
  const [first] = rows;
  if (first === undefined) return;
  const from = `${first.year}-01-01`;
  const changed = rows.filter(({ old_fee, new_fee }) => Number(old_fee) !== Number(new_fee));
  const adjustments = await changeLeaseRents(
    context,
    changed.map(({ lease_id, old_fee, new_fee }) => ({
      ...{ leaseId: lease_id, oldFee: Number(old_fee), newFee: Number(new_fee) },
    })),
    { from, reason: texts.recalculated(from) },
  );
  const changedIds = new Set(changed.map(({ id }) => id));
  for (const { id, lease_id } of rows) {
    const adjustmentId = adjustments.get(lease_id);
    if (changedIds.has(id) && adjustmentId === undefined)
      await saveRow(context.tx, id, { state: 'FAILED', reason: texts.changedMeanwhile });
    else await saveRow(context.tx, id, { state: 'DONE', rent_adjustment_id: adjustmentId ?? null });
  }
};

/** Takes the next rows that wait. Returns how many there were; none, when the run is finished. */
const executeNext = (context: IndexJobContext, runId: number, limit: number): Promise<number> =>
  context.transaction(async (actor) => {
    const rows = await lockWaitingRows(actor.tx, runId, limit);
    await changeRents(actor, rows);
    return rows.length;
  });

/** Marks the next row that waits as failed, because its rent cannot be changed. The others go on. */
const failNext = (context: IndexJobContext, runId: number, error: unknown): Promise<void> =>
  context.transaction(async ({ tx }) => {
    const [row] = await lockWaitingRows(tx, runId, 1);
    if (!(error instanceof Problem))
      context.log.error({ err: error, row: row?.id }, 'an index run failed for a lease');
    const reason = error instanceof Problem ? error.message : texts.unexpected;
    if (row !== undefined) await saveRow(tx, row.id, { state: 'FAILED', reason });
  });

const finish = (context: IndexJobContext, runId: number): Promise<void> =>
  context.transaction(async ({ tx, clock }) => {
    const run = await lockRun(tx, runId);
    if (run?.status === 'RUNNING')
      await saveRun(tx, runId, { status: 'DONE', finished_at: clock.now().toISOString() });
  });

/**
 * Changes the rents of a run, some leases at a time (docs/domain-rules.md, D-30). What is done is committed with its rows, so a process
 * that is killed leaves the rest, and the job that is started again goes on with them. When a chunk fails, its leases are tried one by
 * one.
 */
export const executeIndexRun = async (
  context: IndexJobContext,
  runId: number,
  leasesPerTransaction = LEASES_PER_TRANSACTION,
): Promise<void> => {
  if ((await context.transaction(({ tx }) => findRun(tx, runId)))?.status !== 'RUNNING') return;
  let limit = leasesPerTransaction;
  for (;;) {
    context.signal.throwIfAborted();
    try {
      if ((await executeNext(context, runId, limit)) === 0) break;
    } catch (error) {
      context.signal.throwIfAborted();
      if (limit === 1) await failNext(context, runId, error);
      limit = 1;
    }
  }
  await finish(context, runId);
};
