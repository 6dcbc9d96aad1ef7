import { randomUUID } from 'node:crypto';
import { countInvoices, listReadyInvoiceIds } from '@husrum/api-invoicing';
import { type ActorContext, problem } from '@husrum/api-platform';
import { setStarterAndTotal, startOrResetRun } from './job-run.store';
import { jobRunTexts } from './job-run.texts';

/**
 * Starts sending selected invoices, or with null all that are ready now. The run and its job are written in the transaction
 * of the call; the sending then goes on in the background. Returns the id of the run.
 */
export const startSendingInvoices = async (
  { tx, outbox, account, clock }: Pick<ActorContext, 'tx' | 'outbox' | 'account' | 'clock'>,
  selected: readonly number[] | null,
): Promise<number> => {
  const ids = [...new Set(selected ?? (await listReadyInvoiceIds(tx)))];
  if ((await countInvoices(tx, ids)) < ids.length) throw problem('notFound');
  if (ids.length === 0) throw problem('conflict', { message: jobRunTexts.nothingToSend });
  // A run is unique by kind, company and period. The random part makes each sending a run of its own.
  const period = `${clock.today()} ${randomUUID().slice(0, 8)}`;
  const run = await startOrResetRun(tx, { kind: 'MAIL', companyId: null, period });
  await setStarterAndTotal(tx, run.id, { userId: account.userId, total: ids.length });
  await outbox.enqueueJob('run.send', { billableId: account.businessId, runId: run.id, ids });
  return run.id;
};
