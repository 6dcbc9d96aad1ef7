import { orNotFound, problem, type RequestContext } from '@husrum/api-platform';
import { isSendingRun, lockRun, startOrResetRun, toRunKey } from './job-run.store';
import { jobRunTexts } from './job-run.texts';
import { listFailedInvoiceIds } from './run-invoices.store';

/** Resets a failed run and enqueues the job that restarts it. */
export const enqueueRestart = async ({ tx, outbox, account }: RequestContext, id: number): Promise<void> => {
  const run = orNotFound(await lockRun(tx, id));
  if (run.status !== 'FAILED') throw problem('conflict', { message: jobRunTexts.onlyFailedRunsRestart });
  // Read before `startOrResetRun` removes the failures.
  const failedInvoiceIds = await listFailedInvoiceIds(tx, id);
  await startOrResetRun(tx, toRunKey(run), { invoiceIdsToSend: failedInvoiceIds });
  const data = { billableId: account.businessId, runId: id };
  if (isSendingRun(run.kind)) await outbox.enqueueJob('run.send', { ...data, ids: failedInvoiceIds });
  else await outbox.enqueueJob('run.restart', data);
};
