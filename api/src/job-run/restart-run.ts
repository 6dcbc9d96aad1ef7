import { orNotFound, problem } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { lockRun, openRun } from './job-run.store';
import { unsentOf } from './send-many.store';

/** Puts a failed run back to work; it is begun within seconds. */
export const restartRun = async ({ tx, outbox, account }: RequestContext, id: number): Promise<void> => {
  const run = orNotFound(await lockRun(tx, id));
  if (run.status !== 'FAILED')
    throw problem('conflict', { message: 'Bara en misslyckad körning kan startas om.' });
  const unsent = await unsentOf(tx, id);
  await openRun(tx, { kind: run.kind, companyId: run.company_id, period: run.period });
  const job = { billableId: account.billableId, runId: id };
  if (run.kind === 'MAIL') await outbox.job('run.send', { ...job, ids: unsent });
  else await outbox.job('run.again', job);
};
