import { type ActorContext, problem } from '@husrum/api-platform';
import { countInvoices, listReadyInvoiceIds } from '../invoice-sending/ready-invoices.store';
import { jobRunTexts } from './job-run.texts';
import { startSendingRun } from './start-sending-run';

/** Starts sending selected invoices, or with null all that are ready now. Returns the id of the run. */
export const startSendingInvoices = async (
  context: Pick<ActorContext, 'tx' | 'outbox' | 'account' | 'clock'>,
  selected: readonly number[] | null,
): Promise<number> => {
  const { tx } = context;
  const ids = [...new Set(selected ?? (await listReadyInvoiceIds(tx)))];
  if ((await countInvoices(tx, ids)) < ids.length) throw problem('notFound');
  if (ids.length === 0) throw problem('conflict', { message: jobRunTexts.nothingToSend });
  return startSendingRun(context, 'MAIL', ids);
};
