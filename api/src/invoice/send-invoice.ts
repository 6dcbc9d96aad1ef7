import { isDeepStrictEqual } from 'node:util';
import { type Problem, problem } from '../platform/errors';
import type { ActorContext } from '../platform/http';
import { maySend } from '../rent/invoice-status.rules';
import { type DrawnInvoices, drawInvoices, type Steps } from './draw-invoices';
import { type Invoice, lockInvoices, writeSendings } from './invoice.store';
import { addEvents } from './invoice-event.store';
import { type InvoiceFile, PDF } from './invoice-file';
import { invoiceMail } from './invoice-mail.texts';
import { invoiceEmails } from './invoice-party.store';
import { keepPrinted } from './invoice-print.store';
import { type Sending, sendingsNow } from './sending';
import { settleInvoices } from './settle-invoices';

/** An invoice as it was sent, what stands on it, and its PDF. */
interface SentInvoice extends Sending {
  file: InvoiceFile;
}

/** The invoice with the PDF that was drawn of it; without one, or one that says something else by now, undefined. */
const asDrawn = ({ invoice, document }: Sending, drawn: DrawnInvoices): SentInvoice | undefined => {
  const before = drawn.get(invoice.id);
  if (before?.invoice.pdf_key !== invoice.pdf_key || !isDeepStrictEqual(before.document, document))
    return undefined;
  const { key, file } = before;
  return { invoice: { ...invoice, pdf_key: key, pdf_name: file.name }, document, file };
};

/**
 * Turns ready invoices, locked, into sent ones, each with its final due date and the PDF that was drawn of it. Those that
 * have changed since they were drawn are left as they are. In the same order.
 */
export const markAsSent = async (
  context: ActorContext,
  invoices: readonly Invoice[],
  drawn: DrawnInvoices,
): Promise<SentInvoice[]> => {
  const { tx, clock } = context;
  const sent = (await sendingsNow(context, invoices)).flatMap((sending) => asDrawn(sending, drawn) ?? []);
  const after = sent.map(({ invoice }) => invoice);
  await writeSendings(tx, after);
  await keepPrinted(
    tx,
    sent.map(({ invoice: { id }, document }) => ({ id, document })),
  );
  await settleInvoices(
    tx,
    after.map(({ id }) => id),
    clock.today(),
  );
  return sent;
};

/** An invoice that may be sent, and where it goes. */
export interface Addressed {
  invoice: Invoice;
  to: string;
}

/** An invoice that cannot be sent, and why. */
interface Refused {
  invoice: Invoice;
  problem: Problem;
}

/** Where invoices go, and why those that cannot be sent cannot: asked before anything is written, so that one never stops another. */
export const addressed = async (
  { tx }: ActorContext,
  invoices: readonly Invoice[],
): Promise<{ sendable: Addressed[]; refused: Refused[] }> => {
  const emails = await invoiceEmails(
    tx,
    invoices.flatMap(({ tenant_id }) => tenant_id ?? []),
  );
  const sendable: Addressed[] = [];
  const refused: Refused[] = [];
  for (const invoice of invoices) {
    const { status, tenant_id } = invoice;
    const to = tenant_id === null ? undefined : emails.get(tenant_id);
    if (!maySend(status)) refused.push({ invoice, problem: problem('invoiceState') });
    else if (tenant_id === null) refused.push({ invoice, problem: problem('invoiceWithoutTenant') });
    else if (to == null) refused.push({ invoice, problem: problem('invoiceWithoutEmail') });
    else sendable.push({ invoice, to });
  }
  return { sendable, refused };
};

export const isReady = ({ status }: Pick<Invoice, 'status'>): boolean => status === 'READY';

/** Draws those of some invoices that can be mailed; why others cannot, the transaction says that is to send them. */
export const drawToMail = (
  steps: Steps,
  ids: readonly number[],
  isWanted: (invoice: Invoice) => boolean,
): Promise<DrawnInvoices> =>
  drawInvoices(steps, async (context) => {
    const wanted = (await lockInvoices(context.tx, ids)).filter(isWanted);
    return (await addressed(context, wanted)).sendable.map(({ invoice }) => invoice);
  });

/**
 * Mails invoices with the PDFs that were drawn of them, the first time or again, but for those that have changed since,
 * which it gives. The mail leaves only if the transaction does.
 */
export const sendInvoices = async (
  context: ActorContext,
  sendable: readonly Addressed[],
  drawn: DrawnInvoices,
): Promise<Refused[]> => {
  const invoices = sendable.map(({ invoice }) => invoice);
  const byId = new Map((await markAsSent(context, invoices, drawn)).map((one) => [one.invoice.id, one]));
  const sent = sendable.flatMap(({ invoice, to }) => {
    const one = byId.get(invoice.id);
    return one ? [{ ...one, to }] : [];
  });
  await context.outbox.mails(
    sent.map(({ to, document, file }) => ({
      ...invoiceMail(document),
      to,
      from: document.sender.name,
      ...(document.sender.email === null ? {} : { replyTo: document.sender.email }),
      attachments: [{ ...file, mimetype: PDF }],
    })),
  );
  const { userId } = context.account;
  await addEvents(
    context.tx,
    sent.map(({ invoice, to }) => ({ invoiceId: invoice.id, what: 'SENT', userId, detail: to })),
  );
  return invoices
    .filter(({ id }) => !byId.has(id))
    .map((invoice) => ({ invoice, problem: problem('invoiceChanged') }));
};

/** One invoice, which a person has asked for: what stands in its way is the answer. */
export const sendInvoice = async (
  context: ActorContext,
  invoice: Invoice,
  drawn: DrawnInvoices,
): Promise<void> => {
  const { sendable, refused } = await addressed(context, [invoice]);
  for (const { problem: why } of [...refused, ...(await sendInvoices(context, sendable, drawn))]) throw why;
};
