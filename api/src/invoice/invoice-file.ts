import type { RequestContext, SteppedWork } from '../platform/http';
import type { Files } from '../ports/files/files';
import type { Invoice } from './invoice.store';
import { readDocument } from './invoice-document.store';
import type { InvoiceDocument } from './invoice-pdf/invoice-document';
import { invoicePdf } from './invoice-pdf/invoice-pdf';

export interface InvoiceFile {
  name: string;
  bytes: Buffer;
}
export const PDF = 'application/pdf';

const word: Readonly<Record<Invoice['kind'], string>> = {
  RENT: 'hyresavi',
  SUPPLEMENT: 'tillaggsavi',
  CREDIT: 'kreditavi',
};
const nameOf = ({ kind, reference, start }: Invoice): string =>
  `${word[kind]}-${(reference ?? start).replace(/[^\w-]+/g, '-')}.pdf`;

const stored = async (files: Files, invoice: Invoice): Promise<InvoiceFile | undefined> => {
  if (invoice.pdf_key === null) return undefined;
  const bytes = await files.get(invoice.pdf_key);
  return bytes && { name: invoice.pdf_name ?? nameOf(invoice), bytes };
};

const drawn = async (invoice: Invoice, document: InvoiceDocument): Promise<InvoiceFile> => ({
  name: nameOf(invoice),
  bytes: await invoicePdf(document),
});

/** The PDF of an invoice as it lies in the store: made for the first sending, the same at every later one. */
export const keptFile = async (
  files: Files,
  { invoice, document, key }: { invoice: Invoice; document: InvoiceDocument; key: string },
): Promise<InvoiceFile> => {
  const before = await stored(files, invoice);
  if (before) return before;
  const file = await drawn(invoice, document);
  await files.put(key, file.bytes, PDF);
  return file;
};

/** What a preview shows: what was sent, or how it will look. Fetched or drawn while nobody waits for the database. */
export const previewFile = async (
  { files, step }: Pick<SteppedWork, 'files' | 'step'>,
  open: (context: RequestContext) => Promise<Invoice>,
): Promise<InvoiceFile> => {
  const sent = await stored(files, await step(open));
  if (sent) return sent;
  const { invoice, document } = await step(async (context) => {
    const now = await open(context);
    return { invoice: now, document: await readDocument(context.tx, now, context.clock.today()) };
  });
  return drawn(invoice, document);
};
