import { lockInvoice } from '@husrum/api-invoicing';
import type { ActorContext } from '@husrum/api-platform';
import { failInvoiceItem } from '../job-run/run-invoices.store';
import { findRecipients, saveSendErrors } from './find-recipients';
import type { RenderContext } from './invoice-documents';
import { renderPdfsToMail, sendInvoices } from './send-invoice';

/**
 * Mails an invoice that its accounting program has booked, in the same way as invoices of no program. Renders it, and returns
 * what a transaction then does: it sends the invoice, and returns why nothing was mailed, if there is a reason.
 */
export const renderBookedInvoice = async (
  context: RenderContext,
  id: number,
): Promise<(actor: ActorContext) => Promise<string | undefined>> => {
  const rendered = await renderPdfsToMail(context, [id]);
  return async (actor) => {
    const current = await lockInvoice(actor.tx, id);
    if (current === undefined || current.sent_at !== null) return undefined;
    const { sendable, rejected } = await findRecipients(actor, [current]);
    await saveSendErrors(actor, rejected);
    for (const { problem } of rejected) await failInvoiceItem(actor.tx, id, problem.message);
    // Throwing `invoiceChanged` rolls back the transaction, and the task is retried.
    for (const { problem } of await sendInvoices(actor, sendable, rendered)) throw problem;
    return rejected[0]?.problem.message;
  };
};
