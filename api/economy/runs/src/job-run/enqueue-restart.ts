import { orNotFound, problem, type RequestContext } from '@husrum/api-platform';
import { lockRun, startOrResetRun, toRunKey } from './job-run.store';
import { jobRunTexts } from './job-run.texts';
import { listDocumentIds } from './run-documents.store';
import { isSendingRun, sendingRuns } from './sending-runs';

/** A run that sends nothing itself. */
const otherRun = { job: 'run.restart', key: 'invoiceId' } as const;

/** Resets a failed run and enqueues the job that restarts it. */
export const enqueueRestart = async ({ tx, outbox, account }: RequestContext, id: number): Promise<void> => {
  const run = orNotFound(await lockRun(tx, id));
  if (run.status !== 'FAILED') throw problem('conflict', { message: jobRunTexts.onlyFailedRunsRestart });
  const { job, key } = isSendingRun(run.kind) ? sendingRuns[run.kind] : otherRun;
  // Read before `startOrResetRun` removes the failures.
  const failedIds = await listDocumentIds(tx, id, { key, outcome: 'FAILED' });
  await startOrResetRun(tx, toRunKey(run), { invoiceIdsToSend: key === 'invoiceId' ? failedIds : [] });
  const data = { billableId: account.businessId, runId: id };
  await outbox.enqueueJob(job, isSendingRun(run.kind) ? { ...data, ids: failedIds } : data);
};
