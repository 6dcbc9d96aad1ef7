import { addInvoiceEvents, findDocumentVersions, type Invoice, printedInvoice } from '@husrum/api-invoicing';
import { defineDocument } from '@husrum/api-leases';
import { invoiceMail } from './invoice-mail.texts';
import { loadMailedInvoices, type MailedInvoice } from './load-mailed-invoices';
import { type PlannedSending, planSendings } from './plan-sendings';
import { recordSent, type SentInvoice } from './record-sent';
import { recordUndelivered } from './record-undelivered';

/** Invoices as documents: their PDFs, their mails, and what makes them sent. */
export const invoiceDocuments = defineDocument<Invoice, PlannedSending, SentInvoice, MailedInvoice>({
  name: 'invoice',
  plan: planSendings,
  ...printedInvoice,
  findVersions: ({ tx, clock }, ids) => findDocumentVersions(tx, ids, clock.today()),
  recordSent,
  loadMailed: loadMailedInvoices,
  toMail: ({ document, state, to, file }) => ({
    ...invoiceMail(document, state),
    to,
    from: document.sender.name,
    ...(document.sender.email === null ? {} : { replyTo: document.sender.email }),
    attachments: [file],
  }),
  recordMailed: ({ tx, account }, mailed) =>
    addInvoiceEvents(
      tx,
      mailed.map(({ id, to }) => ({ invoiceId: id, kind: 'SENT', userId: account.userId, detail: to })),
    ),
  // `sending` is the number of the sending: 1 for the first.
  toUndelivered: ({ id, invoice, to }) => ({ invoiceId: id, sending: invoice.send_count, to }),
  recordUndelivered,
});

/** The file store, and short transactions. */
export type RenderContext = Parameters<typeof invoiceDocuments.prepare>[0];
