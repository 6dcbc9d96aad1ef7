import { type Invoice, lockInvoices, readInvoice } from '@husrum/api-invoicing';
import {
  type ActorContext,
  problem,
  type RequestContext,
  type TransactionsContext,
} from '@husrum/api-platform';
import type { Invoice as InvoiceDetail } from '@husrum/contract/invoice';
import { changedInvoiceProblem } from './changed-invoice-problem.rules';
import { findRecipients, type RejectedInvoice, type SendableInvoice } from './find-recipients';
import { invoiceDocuments, type RenderContext } from './invoice-documents';
import type { RenderedInvoices } from './record-sent';

/**
 * Renders those of the invoices that can be mailed and that `isIncluded` accepts. The sending transaction reports why the others
 * cannot be mailed.
 */
export const renderPdfsToMail = (
  context: RenderContext,
  ids: readonly number[],
  isIncluded: (invoice: Invoice) => boolean = () => true,
): Promise<RenderedInvoices> =>
  invoiceDocuments.prepare(context, async (actor) => {
    const invoices = (await lockInvoices(actor.tx, ids)).filter(isIncluded);
    return (await findRecipients(actor, invoices)).sendable.map(({ invoice }) => invoice);
  });

/**
 * Mails invoices with their rendered PDFs, for the first time or again. Returns those that have changed since they were
 * rendered, which are not sent. The mail leaves only if the transaction commits.
 */
export const sendInvoices = async (
  context: ActorContext,
  sendable: readonly SendableInvoice[],
  rendered: RenderedInvoices,
): Promise<RejectedInvoice[]> => {
  const recipients = sendable.map(({ invoice, to }) => ({ row: invoice, to }));
  const changed = await invoiceDocuments.send(context, recipients, rendered);
  return changed.map((invoice) => ({ invoice, problem: problem('invoiceChanged') }));
};

const sendRendered = async (
  context: ActorContext,
  invoice: Invoice,
  rendered: RenderedInvoices,
): Promise<void> => {
  const { sendable, unbooked, rejected } = await findRecipients(context, [invoice]);
  if (unbooked.length > 0) throw problem('invoiceState');
  for (const { problem: reason } of rejected) throw reason;
  const [changed] = await sendInvoices(context, sendable, rendered);
  if (changed) throw changedInvoiceProblem(invoice, rendered.get(invoice.id)?.invoice);
};

/** Mails one invoice that a user asked for, for the first time or again. Throws the problem when it cannot be sent. */
export const sendInvoice = async (
  context: RenderContext & Pick<TransactionsContext<InvoiceDetail>, 'idempotentTransaction'>,
  id: number,
  /** Locks and returns the invoice. */
  requireInvoice: (request: RequestContext) => Promise<Invoice>,
) => {
  const rendered = await renderPdfsToMail(context, [id]);
  return context.idempotentTransaction(async (request) => {
    await sendRendered(request, await requireInvoice(request), rendered);
    return readInvoice(request, id);
  });
};
