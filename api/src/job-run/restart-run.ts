import { orNotFound, problem } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { lockRun, openRun } from './job-run.store';
import { jobRunTexts } from './job-run.texts';
import { listFailedInvoiceIds } from './run-invoices.store';

/** Puts a failed run back into the queue. */
export const restartRun = async ({ tx, outbox, account }: RequestContext, id: number): Promise<void> => {
  const run = orNotFound(await lockRun(tx, id));
  if (run.status !== 'FAILED') throw problem('conflict', { message: jobRunTexts.onlyFailedRunsRestart });
  // Read before `openRun` removes the failures.
  const unsentIds = await listFailedInvoiceIds(tx, id);
  await openRun(tx, { kind: run.kind, companyId: run.company_id, period: run.period });
  const data = { billableId: account.billableId, runId: id };
  if (run.kind === 'MAIL') await outbox.enqueueJob('run.send', { ...data, ids: unsentIds });
  else await outbox.enqueueJob('run.again', data);
};
