import { type ActorContext, orNotFound, type Tx } from '@husrum/api-platform';
import type { LocalDate } from '@husrum/format';
import { findDocumentSources } from './invoice-document.store';
import type { InvoiceDocument } from './invoice-pdf/invoice-document';
import { dueDateWhenSent, toInvoiceDocument } from './to-invoice-document';

export const readInvoiceDocument = async (
  tx: Tx,
  invoiceId: number,
  today: LocalDate,
): Promise<InvoiceDocument> => {
  const [source] = await findDocumentSources(tx, [invoiceId], today);
  return toInvoiceDocument(orNotFound(source), today);
};

/** The document and due date of an invoice if it is sent now. */
interface DocumentToSend {
  readonly document: InvoiceDocument;
  /** Null on a credit invoice. */
  readonly dueAt: LocalDate | null;
  /** The version of the data that the document is made from. */
  readonly version: string;
}

/** What invoices are sent with, by invoice id. */
export const findDocumentsToSend = async (
  { tx, clock }: Pick<ActorContext, 'tx' | 'clock'>,
  invoiceIds: readonly number[],
): Promise<ReadonlyMap<number, DocumentToSend>> => {
  const today = clock.today();
  const now = clock.now().toISOString();
  const sources = await findDocumentSources(tx, invoiceIds, today);
  return new Map(
    sources.map((source) => {
      const dueAt = dueDateWhenSent(source, today);
      const sent = { ...source, sent_at: source.sent_at ?? now, due_at: dueAt };
      return [source.id, { document: toInvoiceDocument(sent, today), dueAt, version: source.version }];
    }),
  );
};
