import { orNotFound, type Tx } from '@husrum/api-platform';
import type { LocalDate } from '@husrum/format';
import { findDocumentSources } from './invoice-document.store';
import type { InvoiceDocument } from './invoice-pdf/invoice-document';
import { toInvoiceDocument } from './to-invoice-document';

export const readInvoiceDocument = async (
  tx: Tx,
  invoiceId: number,
  today: LocalDate,
): Promise<InvoiceDocument> => {
  const [source] = await findDocumentSources(tx, [invoiceId], today);
  return toInvoiceDocument(orNotFound(source), today);
};
