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

/** Whether nothing is to be paid any more of an invoice that may have been sent. */
export const isVoidInvoice = ({ cancelled_at, credited_at }: Invoice): boolean =>
  cancelled_at !== null || credited_at !== null;

const asNotVoid = (invoice: Invoice): Invoice => ({ ...invoice, cancelled_at: null, credited_at: null });

interface PdfContext<C> {
  readonly files: FileStore;
  transaction<T>(run: (context: C) => Promise<T>): Promise<T>;
}

/**
 * The PDF as it was sent, or a preview of it. Of a cancelled or credited invoice it is a second document, which says so and has no
 * payment slip; `asSent` gives the PDF as it was sent, which never changes. Fetched or rendered outside transactions.
 */
export const previewInvoicePdf = <C extends Pick<RequestContext, 'tx' | 'clock'> = RequestContext>(
  { files, transaction }: PdfContext<C>,
  requireInvoice: (context: C) => Promise<Invoice>,
  { asSent = false }: { readonly asSent?: boolean } = {},
) =>
  readPdf(
    {
      files,
      transaction,
      findStored: async (context: C) => {
        const invoice = await requireInvoice(context);
        if (invoice.pdf_key === null || (isVoidInvoice(invoice) && !asSent)) return null;
        return { key: invoice.pdf_key, name: invoice.pdf_name };
      },
      plan: async (context: C) => {
        const invoice = await requireInvoice(context);
        const document = await readInvoiceDocument(context.tx, invoice.id, context.clock.today());
        return asSent
          ? { invoice: asNotVoid(invoice), document: { ...document, cancelled: false, credited: null } }
          : { invoice, document };
      },
    },
    printedInvoice,
  );
