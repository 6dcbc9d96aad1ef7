import { accountingInvoices, accountingTasks } from '@husrum/api-connections';
import type { ActorContext } from '@husrum/api-platform';
import type { SendableInvoice } from './find-recipients';

/** Enqueues the booking of invoices in their accounting program, and their sending afterwards. Returns the task ids. */
export const enqueueBookings = async (
  { tx, account }: Pick<ActorContext, 'tx' | 'account'>,
  unbooked: readonly SendableInvoice[],
): Promise<number[]> => {
  const ids = unbooked.map(({ invoice }) => invoice.id);
  const records = await accountingInvoices.findByInvoice(tx, ids);
  const queued = await accountingTasks.findInvoiceIdsWithOpenTask(tx, ids, 'SEND');
  return accountingTasks.enqueue(
    tx,
    ids.flatMap((invoiceId) => {
      const integrationId = records.get(invoiceId)?.integration_id ?? null;
      if (integrationId === null || queued.has(invoiceId)) return [];
      const task = { integrationId, invoiceId, userId: account.userId };
      return [
        { ...task, kind: 'BOOKKEEP' as const },
        { ...task, kind: 'SEND' as const },
      ];
    }),
  );
};
