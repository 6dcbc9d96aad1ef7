import { type Invoice, lockInvoices } from '../invoice/invoice.store';
import { addInvoiceEvents } from '../invoice/invoice-event.store';
import { PDF_MIMETYPE } from '../invoice/invoice-file';
import { findInvoiceEmails } from '../invoice/invoice-party.store';
import { type Problem, problem } from '../platform/errors';
import type { ActorContext } from '../platform/http';
import { canSend } from '../rent/invoice-status.rules';
import { invoiceMail } from './invoice-mail.texts';
import { markAsSent } from './mark-as-sent';
import { saveMailError, whenUndelivered } from './record-undelivered';
import { type RenderContext, type RenderedInvoices, renderInvoicePdfs } from './render-invoice-pdfs';

export interface SendableInvoice {
  invoice: Invoice;
  /** Email address. */
  to: string;
}

interface RejectedInvoice {
  invoice: Invoice;
  problem: Problem;
}

const isMailFailure = ({
  status,
  error,
  mail_error,
}: Pick<Invoice, 'status' | 'error' | 'mail_error'>): boolean =>
  status === 'ERROR' && mail_error !== null && error === null;

/** Where invoices go, and why others cannot be sent. Checked before anything is written, so that one never stops another. */
export const findRecipients = async (
  { tx }: ActorContext,
  invoices: readonly Invoice[],
): Promise<{ sendable: SendableInvoice[]; rejected: RejectedInvoice[] }> => {
  const emails = await findInvoiceEmails(
    tx,
    invoices.flatMap(({ tenant_id }) => tenant_id ?? []),
  );
  const sendable: SendableInvoice[] = [];
  const rejected: RejectedInvoice[] = [];
  for (const invoice of invoices) {
    const { status, tenant_id } = invoice;
    const to = tenant_id === null ? undefined : emails.get(tenant_id);
    if (!canSend(status) && !isMailFailure(invoice))
      rejected.push({ invoice, problem: problem('invoiceState') });
    else if (tenant_id === null) rejected.push({ invoice, problem: problem('invoiceWithoutTenant') });
    else if (to == null) rejected.push({ invoice, problem: problem('invoiceWithoutEmail') });
    else sendable.push({ invoice, to });
  }
  return { sendable, rejected };
};

/** Ready for its first sending, or ready but for an address that was missing last time. */
export const isReady = (invoice: Pick<Invoice, 'status' | 'sent_at' | 'error' | 'mail_error'>): boolean =>
  invoice.status === 'READY' || (isMailFailure(invoice) && invoice.sent_at === null);

/** Ready invoices without an address become ERROR, with the reason, until they are sent. */
export const saveMailErrors = async (
  { tx, clock }: ActorContext,
  rejected: readonly RejectedInvoice[],
): Promise<void> => {
  for (const { invoice, problem } of rejected)
    if (problem.key === 'invoiceWithoutEmail' && invoice.sent_at === null)
      await saveMailError(tx, invoice.id, problem.message, clock.today());
};

/** Renders those of some invoices that can be mailed. The sending transaction says why the others cannot. */
export const renderPdfsToMail = (
  context: RenderContext,
  ids: readonly number[],
  isIncluded: (invoice: Invoice) => boolean,
): Promise<RenderedInvoices> =>
  renderInvoicePdfs(context, async (actor) => {
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
  const invoices = sendable.map(({ invoice }) => invoice);
  const sentById = new Map(
    (await markAsSent(context, invoices, rendered)).map((sent) => [sent.invoice.id, sent]),
  );
  const mailed = sendable.flatMap(({ invoice, to }) => {
    const sent = sentById.get(invoice.id);
    return sent ? [{ ...sent, to }] : [];
  });
  await context.outbox.sendMails(
    mailed.map(({ invoice, to, document, file }) => ({
      ...invoiceMail(document),
      to,
      from: document.sender.name,
      ...(document.sender.email === null ? {} : { replyTo: document.sender.email }),
      attachments: [{ ...file, mimetype: PDF_MIMETYPE }],
      onFailure: whenUndelivered({ invoiceId: invoice.id, sending: invoice.send_count, to }),
    })),
  );
  const { userId } = context.account;
  await addInvoiceEvents(
    context.tx,
    mailed.map(({ invoice, to }) => ({ invoiceId: invoice.id, what: 'SENT', userId, detail: to })),
  );
  return invoices
    .filter(({ id }) => !sentById.has(id))
    .map((invoice) => ({ invoice, problem: problem('invoiceChanged') }));
};

/** Sends one invoice that a person asked for. Throws what stands in its way. */
export const sendInvoice = async (
  context: ActorContext,
  invoice: Invoice,
  rendered: RenderedInvoices,
): Promise<void> => {
  const { sendable, rejected } = await findRecipients(context, [invoice]);
  const changed = await sendInvoices(context, sendable, rendered);
  for (const { problem: reason } of [...rejected, ...changed]) throw reason;
};
