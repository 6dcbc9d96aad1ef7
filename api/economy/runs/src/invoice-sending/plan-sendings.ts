import {
  dueDateWhenSent,
  findDocumentSources,
  type Invoice,
  type InvoiceDocument,
  toInvoiceDocument,
} from '@husrum/api-invoicing';
import { type ActorContext, orNotFound } from '@husrum/api-platform';
import type { LocalDate } from '@husrum/format';

/** The document and due date of an invoice if it is sent now. */
export interface PlannedSending {
  /** Of the invoice. */
  id: number;
  invoice: Invoice;
  document: InvoiceDocument;
  dueAt: LocalDate | null;
  /** The version of the data that the document is made from. */
  version: string;
  storedPdf: { key: string; name: string | null } | null;
}

export const planSendings = async (
  { tx, clock }: Pick<ActorContext, 'tx' | 'clock'>,
  invoices: readonly Invoice[],
): Promise<PlannedSending[]> => {
  const today = clock.today();
  const now = clock.now().toISOString();
  const ids = invoices.map(({ id }) => id);
  const sources = new Map((await findDocumentSources(tx, ids, today)).map((source) => [source.id, source]));
  return invoices.map((invoice) => {
    const source = orNotFound(sources.get(invoice.id));
    const dueAt = dueDateWhenSent(source, today);
    const sent = { ...source, sent_at: source.sent_at ?? now, due_at: dueAt };
    const { id, pdf_key, pdf_name } = invoice;
    return {
      id,
      invoice,
      document: toInvoiceDocument(sent, today),
      dueAt,
      version: source.version,
      storedPdf: pdf_key === null ? null : { key: pdf_key, name: pdf_name },
    };
  });
};
