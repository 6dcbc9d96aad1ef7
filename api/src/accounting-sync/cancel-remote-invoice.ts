import { saveAccountingInvoice } from '../accounting/accounting-invoice.store';
import { cancelInvoice } from '../invoice/cancel-invoice';
import { findRemoteInvoice } from './find-remote-invoice';
import { findTaskInvoice } from './find-task-invoice';
import type { TaskHandler } from './task-handler';

/** Cancels an invoice that is not booked, or removes the draft of it. */
export const cancelRemoteInvoice: TaskHandler = async ({ tx }, task) => {
  const found = await findTaskInvoice(tx, task);
  if (found === undefined) return undefined;
  const { invoice, record } = found;
  return async ({ connection: { service, name } }) => {
    const there = await findRemoteInvoice(service, record);
    if (there !== undefined && !there.isCancelled) await service.cancelInvoice(there.id);
    return async (actor) => {
      if (task.detail.isHere !== true)
        await cancelInvoice(actor, { type: name.toLowerCase(), id: invoice.id });
      await saveAccountingInvoice(actor.tx, invoice.id, {
        state: 'CANCELLED',
        synced_at: actor.clock.now().toISOString(),
      });
      return undefined;
    };
  };
};
