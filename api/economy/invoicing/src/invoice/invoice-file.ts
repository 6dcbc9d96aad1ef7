import { readPdf } from '@husrum/api-leases';
import type { FileStore, RequestContext } from '@husrum/api-platform';
import type { Invoice } from './invoice.store';
import { invoiceFileName } from './invoice-file.texts';
import type { InvoiceDocument } from './invoice-pdf/invoice-document';
import { renderInvoicePdf } from './invoice-pdf/invoice-pdf';
import { readInvoiceDocument } from './read-invoice-document';

interface PrintedInvoice {
  readonly invoice: Invoice;
  readonly document: InvoiceDocument;
}

/** How the PDF of an invoice is made. */
export const printedInvoice = {
  fileName: ({ invoice }: PrintedInvoice): string => invoiceFileName(invoice),
  drawPdf: ({ document }: PrintedInvoice): Promise<Buffer> => renderInvoicePdf(document),
} as const;

/** The file of an invoice that has another PDF than a stored one. */
export const toInvoiceFile = (invoice: Invoice, bytes: Buffer) => ({
  name: invoiceFileName(invoice),
  mimetype: 'application/pdf',
  bytes,
});

/** The PDF as it was sent, or a preview of it. Fetched or rendered outside transactions. */
export const previewInvoicePdf = <C extends Pick<RequestContext, 'tx' | 'clock'> = RequestContext>(
  {
    files,
    transaction,
  }: {
    readonly files: FileStore;
    transaction<T>(run: (context: C) => Promise<T>): Promise<T>;
  },
  requireInvoice: (context: C) => Promise<Invoice>,
) =>
  readPdf(
    {
      files,
      transaction,
      findStored: async (context: C) => {
        const { pdf_key, pdf_name } = await requireInvoice(context);
        return pdf_key === null ? null : { key: pdf_key, name: pdf_name };
      },
      plan: async (context: C) => {
        const invoice = await requireInvoice(context);
        const today = context.clock.today();
        return { invoice, document: await readInvoiceDocument(context.tx, invoice.id, today) };
      },
    },
    printedInvoice,
  );
