import {
  findDocumentVersions,
  type Invoice,
  type InvoiceDocument,
  type InvoiceFile,
  recordSendings,
} from '@husrum/api-invoicing';
import type { ActorContext } from '@husrum/api-platform';
import type { RenderedInvoice, RenderedInvoices } from './render-invoice-pdfs';

export interface SentInvoice {
  invoice: Invoice;
  document: InvoiceDocument;
  file: InvoiceFile;
}

const toSentInvoice = (
  invoice: Invoice,
  { document, dueAt, pdfKey, file }: RenderedInvoice,
  now: string,
): SentInvoice => ({
  invoice: {
    ...invoice,
    last_sent_at: now,
    send_count: invoice.send_count + 1,
    sent_at: invoice.sent_at ?? now,
    due_at: dueAt,
    pdf_key: pdfKey,
    pdf_name: file.name,
  },
  document,
  file,
});

/**
 * Marks invoices as sent, each with its final due date and its rendered PDF. The transaction must have locked them with
 * `lockInvoices`. An invoice without a PDF, or whose data has changed since it was rendered, is left as it is and is not in the
 * result.
 */
export const markAsSent = async (
  context: Pick<ActorContext, 'tx' | 'clock' | 'account'>,
  invoices: readonly Invoice[],
  rendered: RenderedInvoices,
): Promise<SentInvoice[]> => {
  const { tx, clock } = context;
  const ids = invoices.map(({ id }) => id);
  const versions = await findDocumentVersions(tx, ids, clock.today());
  const now = clock.now().toISOString();
  const sent = invoices.flatMap((invoice) => {
    const pdf = rendered.get(invoice.id);
    return pdf !== undefined && pdf.version === versions.get(invoice.id)
      ? [toSentInvoice(invoice, pdf, now)]
      : [];
  });
  const before = new Map(invoices.map((invoice) => [invoice.id, invoice]));
  await recordSendings(
    context,
    sent.map(({ invoice, document }) => ({ before: before.get(invoice.id) ?? invoice, invoice, document })),
  );
  return sent;
};
