import type { AccountingInvoiceRecord } from '@husrum/api-connections';
import { addInvoiceEvent } from '@husrum/api-invoicing';
import { findTaskInvoice } from './find-task-invoice';
import { ensureCustomer, type InvoiceSource, readInvoiceSource } from './read-invoice-source';
import { type RemoteDraft, saveDraft } from './save-draft';
import type { TaskContext, TaskHandler } from './task-handler';

/** Creates the draft, unless an earlier attempt has: that one may have other rows than the invoice has now. */
const createOnce = async (
  taskContext: TaskContext,
  { reference }: Pick<AccountingInvoiceRecord, 'reference'>,
  source: InvoiceSource,
): Promise<RemoteDraft> => {
  const { service } = taskContext.connection;
  const earlier = await service.findInvoice(reference);
  if (earlier !== undefined) return { draft: earlier, input: undefined };
  const input = { ...source.input, customerId: await ensureCustomer(taskContext, source) };
  return { draft: await service.createInvoice(input), input };
};

/** Creates an invoice that is not booked, once: that of an earlier attempt is found by our reference. */
export const createRemoteInvoice: TaskHandler = async (context, task) => {
  const taskInvoice = await findTaskInvoice(context.tx, task);
  // It was cancelled here before it was created in the program: the later task cancels an invoice that an earlier attempt may
  // have created.
  if (taskInvoice === undefined || taskInvoice.invoice.cancelled_at !== null) return undefined;
  const { invoice, record } = taskInvoice;
  const source = await readInvoiceSource(context, invoice, record, { isBooking: false });
  return async (taskContext) => {
    const created = await createOnce(taskContext, record, source);
    return async ({ tx, clock, account }) => {
      await saveDraft(tx, invoice.id, { ...created, now: clock.now().toISOString() });
      await addInvoiceEvent(tx, invoice.id, {
        kind: 'DRAFTED',
        userId: account.userId,
        detail: taskContext.programLabel,
      });
      return undefined;
    };
  };
};
