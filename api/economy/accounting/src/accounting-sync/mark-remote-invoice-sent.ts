import { accountingInvoices } from '@husrum/api-connections';
import { requireRemoteInvoice } from './find-remote-invoice';
import { findTaskInvoice } from './find-task-invoice';
import type { TaskHandler } from './task-handler';

export const markRemoteInvoiceSent: TaskHandler = async ({ tx }, task) => {
  const taskInvoice = await findTaskInvoice(tx, task);
  if (taskInvoice === undefined) return undefined;
  return async ({ connection: { service } }) => {
    const remoteInvoice = await requireRemoteInvoice(service, taskInvoice.record);
    if (!remoteInvoice.isSent) await service.markInvoiceSent(remoteInvoice.id);
    return async (actor) => {
      await accountingInvoices.save(actor.tx, taskInvoice.invoice.id, { is_sent: true });
      return undefined;
    };
  };
};
