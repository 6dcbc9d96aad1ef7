import { isUnchangedDraft } from './draft-content';
import { requireRemoteInvoice } from './find-remote-invoice';
import { findTaskInvoice } from './find-task-invoice';
import { ensureCustomer, type InvoiceSource, readInvoiceSource } from './read-invoice-source';
import { type RemoteDraft, saveDraft } from './save-draft';
import type { TaskContext, TaskHandler } from './task-handler';

const updateDraft = async (
  taskContext: TaskContext,
  id: string,
  source: InvoiceSource,
): Promise<RemoteDraft> => {
  const input = { ...source.input, customerId: await ensureCustomer(taskContext, source) };
  return { draft: await taskContext.connection.service.updateInvoice(id, input), input };
};

/** Updates the draft in the program to equal the invoice here, if something has changed since the program last got it. */
export const updateRemoteInvoice: TaskHandler = async (context, task) => {
  const taskInvoice = await findTaskInvoice(context.tx, task);
  if (taskInvoice === undefined || taskInvoice.invoice.locked_at !== null) return undefined;
  const { invoice, record } = taskInvoice;
  const source = await readInvoiceSource(context, invoice, record, { isBooking: false });
  if (isUnchangedDraft(record, source)) return undefined;
  return async (taskContext) => {
    const remoteInvoice = await requireRemoteInvoice(taskContext.connection.service, record);
    const updated = remoteInvoice.isBooked
      ? { draft: remoteInvoice, input: undefined }
      : await updateDraft(taskContext, remoteInvoice.id, source);
    return async ({ tx, clock }) => {
      await saveDraft(tx, invoice.id, { ...updated, now: clock.now().toISOString() });
      return undefined;
    };
  };
};
