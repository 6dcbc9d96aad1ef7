import { saveAccountingInvoice, toStoredState } from '../accounting/accounting-invoice.store';
import { requireRemoteInvoice } from './find-remote-invoice';
import { findTaskInvoice } from './find-task-invoice';
import { ensureCustomer, readInvoiceInput } from './read-invoice-input';
import type { TaskHandler } from './task-handler';

/** Makes the draft there say what the invoice says here. */
export const updateRemoteInvoice: TaskHandler = async (context, task) => {
  const found = await findTaskInvoice(context.tx, task);
  if (found === undefined || found.invoice.locked_at !== null) return undefined;
  const { invoice, record } = found;
  const source = await readInvoiceInput(context, invoice, record, { isFinal: false });
  return async (run) => {
    const { service } = run.connection;
    const there = await requireRemoteInvoice(service, record);
    const updated = there.isBooked
      ? there
      : await service.updateInvoice(there.id, {
          ...source.input,
          customerId: await ensureCustomer(run, source),
        });
    return async ({ tx, clock }) => {
      await saveAccountingInvoice(tx, invoice.id, toStoredState(updated, clock.now().toISOString()));
      return undefined;
    };
  };
};
