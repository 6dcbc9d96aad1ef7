import { lockInvoice } from '@husrum/api-invoicing';
import {
  failInvoiceItem,
  findRecipients,
  renderPdfsToMail,
  saveSendErrors,
  sendInvoices,
} from '@husrum/api-runs';
import type { TaskHandler } from './task-handler';

/** Mails an invoice that has been booked in its accounting program, in the same way as invoices of no program. */
export const sendBookedInvoice: TaskHandler = async ({ tx }, { invoicebase_id: id }) => {
  const invoice = id === null ? undefined : await lockInvoice(tx, id);
  if (invoice === undefined || invoice.sent_at !== null || invoice.booked_at === null) return undefined;
  return async ({ server, transaction }) => {
    const rendered = await renderPdfsToMail({ files: server.files, transaction }, [invoice.id]);
    return async (actor) => {
      const current = await lockInvoice(actor.tx, invoice.id);
      if (current === undefined || current.sent_at !== null) return undefined;
      const { sendable, rejected } = await findRecipients(actor, [current]);
      await saveSendErrors(actor, rejected);
      for (const { problem } of rejected) await failInvoiceItem(actor.tx, invoice.id, problem.message);
      // Throwing `invoiceChanged` rolls back the transaction, and the task is retried.
      for (const { problem } of await sendInvoices(actor, sendable, rendered)) throw problem;
      const [rejection] = rejected;
      // The task is done. A user who waits for it is told why nothing was mailed.
      return rejection === undefined ? undefined : { rejected: rejection.problem.message };
    };
  };
};
