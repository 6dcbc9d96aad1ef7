import { findDocumentsToSend, type Invoice, type InvoiceDocument } from '@husrum/api-invoicing';
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
  context: Pick<ActorContext, 'tx' | 'clock'>,
  invoices: readonly Invoice[],
): Promise<PlannedSending[]> => {
  const toSend = await findDocumentsToSend(
    context,
    invoices.map(({ id }) => id),
  );
  return invoices.map((invoice) => {
    const { id, pdf_key, pdf_name } = invoice;
    return {
      id,
      invoice,
      ...orNotFound(toSend.get(id)),
      storedPdf: pdf_key === null ? null : { key: pdf_key, name: pdf_name },
    };
  });
};
