import type { FileStore, RequestContext } from '@husrum/api-platform';
import type { Invoice } from './invoice.store';
import { invoiceFileName } from './invoice-file.texts';
import type { InvoiceDocument } from './invoice-pdf/invoice-document';
import { renderInvoicePdf } from './invoice-pdf/invoice-pdf';
import { readInvoiceDocument } from './read-invoice-document';

interface InvoiceFile {
  name: string;
  mimetype: string;
  bytes: Buffer;
}
const PDF_MIMETYPE = 'application/pdf';

const findStoredPdf = async (files: FileStore, invoice: Invoice): Promise<InvoiceFile | undefined> => {
  if (invoice.pdf_key === null) return undefined;
  const bytes = await files.get(invoice.pdf_key);
  return bytes && { name: invoice.pdf_name ?? invoiceFileName(invoice), mimetype: PDF_MIMETYPE, bytes };
};

/** The file of an invoice that has another PDF than a stored one. */
export const toInvoiceFile = (invoice: Invoice, bytes: Buffer): InvoiceFile => ({
  name: invoiceFileName(invoice),
  mimetype: PDF_MIMETYPE,
  bytes,
});

const renderFile = async (invoice: Invoice, document: InvoiceDocument): Promise<InvoiceFile> =>
  toInvoiceFile(invoice, await renderInvoicePdf(document));

/** The PDF as it was sent, or a preview of it. Fetched or rendered outside transactions. */
export const previewInvoicePdf = async <C extends Pick<RequestContext, 'tx' | 'clock'> = RequestContext>(
  {
    files,
    transaction,
  }: {
    readonly files: FileStore;
    transaction<T>(run: (context: C) => Promise<T>): Promise<T>;
  },
  requireInvoice: (context: C) => Promise<Invoice>,
): Promise<InvoiceFile> => {
  const stored = await findStoredPdf(files, await transaction(requireInvoice));
  if (stored) return stored;
  const { invoice, document } = await transaction(async (context) => {
    const current = await requireInvoice(context);
    const today = context.clock.today();
    return { invoice: current, document: await readInvoiceDocument(context.tx, current.id, today) };
  });
  return renderFile(invoice, document);
};
