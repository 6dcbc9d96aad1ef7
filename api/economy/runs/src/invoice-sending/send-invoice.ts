import {
  addInvoiceEvents,
  findLeftById,
  type Invoice,
  lockInvoices,
  readInvoice,
} from '@husrum/api-invoicing';
import {
  type ActorContext,
  problem,
  type RequestContext,
  type TransactionsContext,
} from '@husrum/api-platform';
import type { Invoice as InvoiceDetail } from '@husrum/contract/invoice';
import { changedInvoiceProblem } from './changed-invoice-problem.rules';
import { findRecipients, type RejectedInvoice, type SendableInvoice } from './find-recipients';
import { invoiceMail, type MailedInvoiceState } from './invoice-mail.texts';
import { markAsSent } from './mark-as-sent';
import { toUndeliveredJob } from './record-undelivered';
import { type RenderContext, type RenderedInvoices, renderInvoicePdfs } from './render-invoice-pdfs';

/**
 * Renders those of the invoices that can be mailed and that `isIncluded` accepts. The sending transaction reports why the others
 * cannot be mailed.
 */
export const renderPdfsToMail = (
  context: RenderContext,
  ids: readonly number[],
  isIncluded: (invoice: Invoice) => boolean = () => true,
): Promise<RenderedInvoices> =>
  renderInvoicePdfs(context, async (actor) => {
    const invoices = (await lockInvoices(actor.tx, ids)).filter(isIncluded);
    return (await findRecipients(actor, invoices)).sendable.map(({ invoice }) => invoice);
  });

/** Reads what the mails say besides the documents, by invoice id. `invoices` must be as they were before this sending. */
const loadMailedStates = async (
  { tx }: Pick<ActorContext, 'tx'>,
  invoices: readonly Invoice[],
): Promise<ReadonlyMap<number, MailedInvoiceState>> => {
  const creditedLeft = await findLeftById(
    tx,
    invoices.flatMap(({ credits_id }) => credits_id ?? []),
  );
  return new Map(
    invoices.map(({ id, sent_at, mail_error, left_ore, credits_id }) => [
      id,
      {
        isResend: sent_at !== null && mail_error === null,
        leftOre: credits_id === null ? left_ore : (creditedLeft.get(credits_id) ?? 0),
      },
    ]),
  );
};

/**
 * Mails invoices with their rendered PDFs, for the first time or again. Returns those that have changed since they were
 * rendered, which are not sent. The mail leaves only if the transaction commits.
 */
export const sendInvoices = async (
  context: ActorContext,
  sendable: readonly SendableInvoice[],
  rendered: RenderedInvoices,
): Promise<RejectedInvoice[]> => {
  const invoices = sendable.map(({ invoice }) => invoice);
  const sentById = new Map(
    (await markAsSent(context, invoices, rendered)).map((sent) => [sent.invoice.id, sent]),
  );
  const states = await loadMailedStates(context, invoices);
  const mailed = sendable.flatMap(({ invoice, to }) => {
    const [sent, state] = [sentById.get(invoice.id), states.get(invoice.id)];
    return sent && state ? [{ ...sent, state, to }] : [];
  });
  await context.outbox.sendMails(
    mailed.map(({ invoice, state, to, document, file }) => ({
      ...invoiceMail(document, state),
      to,
      from: document.sender.name,
      ...(document.sender.email === null ? {} : { replyTo: document.sender.email }),
      attachments: [file],
      onFailure: toUndeliveredJob({ invoiceId: invoice.id, sending: invoice.send_count, to }),
    })),
  );
  const { userId } = context.account;
  await addInvoiceEvents(
    context.tx,
    mailed.map(({ invoice, to }) => ({ invoiceId: invoice.id, kind: 'SENT', userId, detail: to })),
  );
  return invoices
    .filter(({ id }) => !sentById.has(id))
    .map((invoice) => ({ invoice, problem: problem('invoiceChanged') }));
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
