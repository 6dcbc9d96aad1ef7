import { randomUUID } from 'node:crypto';
import type { ActorContext } from '@husrum/api-platform';
import { setStarterAndTotal, startOrResetRun } from './job-run.store';
import { type SendingRunKind, sendingRuns } from './sending-runs';

/**
 * Starts a run that sends the documents a user has selected. The run and its job are written in the transaction of the call; the
 * sending then goes on in the background. Returns the id of the run.
 */
export const startSendingRun = async (
  { tx, outbox, account, clock }: Pick<ActorContext, 'tx' | 'outbox' | 'account' | 'clock'>,
  kind: SendingRunKind,
  ids: readonly number[],
): Promise<number> => {
  // A run is unique by kind, company and period. The random part makes each sending a run of its own.
  const period = `${clock.today()} ${randomUUID().slice(0, 8)}`;
  const run = await startOrResetRun(tx, { kind, companyId: null, period });
  await setStarterAndTotal(tx, run.id, { userId: account.userId, total: ids.length });
  await outbox.enqueueJob(sendingRuns[kind].job, { billableId: account.businessId, runId: run.id, ids });
  return run.id;
};
