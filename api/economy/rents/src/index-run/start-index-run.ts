import { invalidInput, problem, type RequestContext, requireRow } from '@husrum/api-platform';
import type { IndexRun } from '@husrum/contract/index-run';
import { indexValueTexts } from '../index-value/index-value.texts';
import { EXECUTE_JOB } from './execute-index-run';
import { insertRun, insertRunRows, lockClauses, type RunScope } from './index-run.store';
import { indexRunTexts as texts } from './index-run.texts';
import { readIndexRun } from './index-run-page.store';
import { listMissing, planRun, termsOf } from './preview-index-run';

export interface IndexRunCommand extends RunScope {
  readonly year: number;
  readonly excluded: readonly { readonly leaseId: number; readonly reason: string }[];
}

/** The years whose rents can be changed on a day: the one that runs, and the next. */
const requireYear = (year: number, thisYear: number): void => {
  if (year < thisYear) throw invalidInput({ year: [texts.yearPassed(thisYear)] });
  if (year > thisYear + 1) throw invalidInput({ year: [texts.yearTooLate(thisYear + 1)] });
};

/**
 * Starts a run (docs/domain-rules.md, D-30): what it will do to each lease is written with the run, in one transaction. The rents then
 * change in the background.
 */
export const startIndexRun = async (
  context: RequestContext,
  { year, excluded, ...scope }: IndexRunCommand,
): Promise<IndexRun> => {
  const { tx, clock, account, outbox } = context;
  requireYear(year, Number(clock.today().slice(0, 4)));
  for (const { leaseId } of excluded) await requireRow(tx, 'lease', leaseId);
  await lockClauses(tx);
  const reasonOf = new Map(excluded.map(({ leaseId, reason }) => [leaseId, texts.excluded(reason)]));
  const planned = (await planRun(tx, scope, year)).map((each) => ({
    ...each,
    leftOut: reasonOf.get(each.lease.lease_id) ?? each.plan.leftOut,
  }));
  const missing = listMissing(
    planned.filter(({ lease }) => !reasonOf.has(lease.lease_id)),
    year,
  );
  if (missing.length > 0) throw problem('conflict', { message: indexValueTexts.missing(missing) });
  if (planned.every(({ leftOut }) => leftOut !== null)) throw problem('conflict', { message: texts.nothing });
  const runId = await insertRun(tx, { year, user_id: account.userId });
  await insertRunRows(
    tx,
    planned.map(({ leftOut, ...each }) => ({
      ...{ index_run_id: runId, lease_id: each.lease.lease_id, year, reason: leftOut },
      state: leftOut === null ? ('WAITING' as const) : ('LEFT_OUT' as const),
      ...termsOf(each),
    })),
  );
  await outbox.enqueueJob(EXECUTE_JOB, { billableId: account.businessId, runId, userId: account.userId });
  return readIndexRun(context, runId);
};
