import type { Tx } from '../platform/db';
import type { InvoiceDocument } from './invoice-pdf/invoice-document';

/** What sent invoices said when they were sent. */
export const printedDocuments = async (
  tx: Tx,
  invoiceIds: readonly number[],
): Promise<ReadonlyMap<number, InvoiceDocument>> => {
  if (invoiceIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('notice_print')
    .select(['invoicebase_id', 'document'])
    .where('invoicebase_id', 'in', invoiceIds)
    .execute();
  return new Map(rows.map(({ invoicebase_id, document }) => [invoicebase_id, document]));
};

/** Keeps what invoices say as they are sent, once. */
export const keepPrinted = async (
  tx: Tx,
  sent: readonly { readonly id: number; readonly document: InvoiceDocument }[],
): Promise<void> => {
  if (sent.length === 0) return;
  await tx
    .insertInto('notice_print')
    .values(sent.map(({ id, document }) => ({ invoicebase_id: id, document: JSON.stringify(document) })))
    .onConflict((before) => before.column('invoicebase_id').doNothing())
    .execute();
};
