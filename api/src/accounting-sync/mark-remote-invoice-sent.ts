import { saveAccountingInvoice } from '../accounting/accounting-invoice.store';
import { requireRemoteInvoice } from './find-remote-invoice';
import { findTaskInvoice } from './find-task-invoice';
import type { TaskHandler } from './task-handler';

/** Tells the program that the tenant has got the invoice. */
export const markRemoteInvoiceSent: TaskHandler = async ({ tx }, task) => {
  const found = await findTaskInvoice(tx, task);
  if (found === undefined) return undefined;
  return async ({ connection: { service } }) => {
    const remoteInvoice = await requireRemoteInvoice(service, found.record);
    if (!remoteInvoice.isSent) await service.markInvoiceSent(remoteInvoice.id);
    return async (actor) => {
      await saveAccountingInvoice(actor.tx, found.invoice.id, { is_sent: true });
      return undefined;
    };
  };
};
