import { orNotFound, problem } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { lockRun, openRun, toRunKey } from './job-run.store';
import { jobRunTexts } from './job-run.texts';
import { listFailedInvoiceIds } from './run-invoices.store';

/** Puts a failed run back into the queue. */
export const restartRun = async ({ tx, outbox, account }: RequestContext, id: number): Promise<void> => {
  const run = orNotFound(await lockRun(tx, id));
  if (run.status !== 'FAILED') throw problem('conflict', { message: jobRunTexts.onlyFailedRunsRestart });
  // Read before `openRun` removes the failures.
  const unsentIds = await listFailedInvoiceIds(tx, id);
  await openRun(tx, toRunKey(run), unsentIds);
  const data = { billableId: account.businessId, runId: id };
  if (run.kind === 'MAIL' || run.kind === 'SEND')
    await outbox.enqueueJob('run.send', { ...data, ids: unsentIds });
  else await outbox.enqueueJob('run.again', data);
};
