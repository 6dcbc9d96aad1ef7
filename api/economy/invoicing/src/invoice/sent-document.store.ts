import type { Tx } from '@husrum/api-platform';
import type { InvoiceDocument } from './invoice-pdf/invoice-document';

/** Stores the documents of invoices at their first sending. Later sendings do not replace them. */
export const saveFirstSentDocuments = async (
  tx: Tx,
  sent: readonly { readonly invoiceId: number; readonly document: InvoiceDocument }[],
): Promise<void> => {
  if (sent.length === 0) return;
  await tx
    .insertInto('notice_print')
    .values(
      sent.map(({ invoiceId, document }) => ({
        invoicebase_id: invoiceId,
        document: JSON.stringify(document),
      })),
    )
    .onConflict((existing) => existing.column('invoicebase_id').doNothing())
    .execute();
};
