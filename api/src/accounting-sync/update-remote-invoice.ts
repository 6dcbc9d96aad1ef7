import { isUnchangedDraft } from './draft-content';
import { requireRemoteInvoice } from './find-remote-invoice';
import { findTaskInvoice } from './find-task-invoice';
import { ensureCustomer, type InvoiceSource, readInvoiceSource } from './read-invoice-source';
import { type SentDraft, saveDraft } from './save-draft';
import type { TaskContext, TaskHandler } from './task-handler';

const updateDraft = async (run: TaskContext, id: string, source: InvoiceSource): Promise<SentDraft> => {
  const input = { ...source.input, customerId: await ensureCustomer(run, source) };
  return { draft: await run.connection.service.updateInvoice(id, input), input };
};

/** Updates the draft in the program to equal the invoice here, if something has changed since the program last got it. */
export const updateRemoteInvoice: TaskHandler = async (context, task) => {
  const taskInvoice = await findTaskInvoice(context.tx, task);
  if (taskInvoice === undefined || taskInvoice.invoice.locked_at !== null) return undefined;
  const { invoice, record } = taskInvoice;
  const source = await readInvoiceSource(context, invoice, record, { isBooking: false });
  if (isUnchangedDraft(record, source)) return undefined;
  return async (run) => {
    const remoteInvoice = await requireRemoteInvoice(run.connection.service, record);
    const updated = remoteInvoice.isBooked
      ? { draft: remoteInvoice, input: undefined }
      : await updateDraft(run, remoteInvoice.id, source);
    return async ({ tx, clock }) => {
      await saveDraft(tx, invoice.id, { ...updated, now: clock.now().toISOString() });
      return undefined;
    };
  };
};
