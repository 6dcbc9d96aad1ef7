import { saveAccountingInvoice } from '../accounting/accounting-invoice.store';
import { requireRemoteInvoice } from './find-remote-invoice';
import { findTaskInvoice } from './find-task-invoice';
import type { TaskHandler } from './task-handler';

/** Tells the program that the tenant has got the invoice. */
export const markRemoteInvoiceSent: TaskHandler = async ({ tx }, task) => {
  const found = await findTaskInvoice(tx, task);
  if (found === undefined) return undefined;
  return async ({ connection: { service } }) => {
    const there = await requireRemoteInvoice(service, found.record);
    if (!there.isSent) await service.markInvoiceSent(there.id);
    return async (actor) => {
      await saveAccountingInvoice(actor.tx, found.invoice.id, { is_sent: true });
      return undefined;
    };
  };
};
