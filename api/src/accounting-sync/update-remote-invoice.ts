import { saveAccountingInvoice, toStoredState } from '../accounting/accounting-invoice.store';
import { requireRemoteInvoice } from './find-remote-invoice';
import { findTaskInvoice } from './find-task-invoice';
import { ensureCustomer, readInvoiceInput } from './read-invoice-input';
import type { TaskHandler } from './task-handler';

/** Updates the draft in the program to equal the invoice here. */
export const updateRemoteInvoice: TaskHandler = async (context, task) => {
  const taskInvoice = await findTaskInvoice(context.tx, task);
  if (taskInvoice === undefined || taskInvoice.invoice.locked_at !== null) return undefined;
  const { invoice, record } = taskInvoice;
  const source = await readInvoiceInput(context, invoice, record, { isFinal: false });
  return async (run) => {
    const { service } = run.connection;
    const remoteInvoice = await requireRemoteInvoice(service, record);
    const updated = remoteInvoice.isBooked
      ? remoteInvoice
      : await service.updateInvoice(remoteInvoice.id, {
          ...source.input,
          customerId: await ensureCustomer(run, source),
        });
    return async ({ tx, clock }) => {
      await saveAccountingInvoice(tx, invoice.id, toStoredState(updated, clock.now().toISOString()));
      return undefined;
    };
  };
};
