import { saveAccountingInvoice, toStoredState } from '../accounting/accounting-invoice.store';
import { addInvoiceEvent } from '../invoice/invoice-event.store';
import { findTaskInvoice } from './find-task-invoice';
import { ensureCustomer, readInvoiceInput } from './read-invoice-input';
import type { TaskHandler } from './task-handler';

/** Creates an invoice that is not booked, once: an earlier try is found by our reference. */
export const createRemoteInvoice: TaskHandler = async (context, task) => {
  const found = await findTaskInvoice(context.tx, task);
  // Cancelled here before it was created there: the later task cancels what an earlier try may have made.
  if (found === undefined || found.invoice.cancelled_at !== null) return undefined;
  const { invoice, record } = found;
  const source = await readInvoiceInput(context, invoice, record, { isFinal: false });
  return async (run) => {
    const { service } = run.connection;
    const created =
      (await service.findInvoice(record.reference)) ??
      (await service.createInvoice({ ...source.input, customerId: await ensureCustomer(run, source) }));
    return async ({ tx, clock, account }) => {
      await saveAccountingInvoice(tx, invoice.id, toStoredState(created, clock.now().toISOString()));
      await addInvoiceEvent(tx, invoice.id, {
        kind: 'DRAFTED',
        userId: account.userId,
        detail: run.serviceLabel,
      });
      return undefined;
    };
  };
};
