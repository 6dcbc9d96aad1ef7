import { saveAccountingInvoice, toStoredState } from '../accounting/accounting-invoice.store';
import { addInvoiceEvent } from '../invoice/invoice-event.store';
import { findTaskInvoice } from './find-task-invoice';
import { ensureCustomer, readInvoiceInput } from './read-invoice-input';
import type { TaskHandler } from './task-handler';

/** Creates an invoice that is not booked, once: that of an earlier attempt is found by our reference. */
export const createRemoteInvoice: TaskHandler = async (context, task) => {
  const taskInvoice = await findTaskInvoice(context.tx, task);
  // Cancelled here before it was created in the program: the later task cancels an invoice that an earlier attempt may have created.
  if (taskInvoice === undefined || taskInvoice.invoice.cancelled_at !== null) return undefined;
  const { invoice, record } = taskInvoice;
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
