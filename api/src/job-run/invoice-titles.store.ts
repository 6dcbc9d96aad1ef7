import type { Tx } from '../platform/db';

export interface TitledInvoice {
  invoiceId: number;
  leaseId: number | null;
  /** `100247 · Lgh 1001 · Bo Östlund`. */
  title: string;
}

/** How an invoice is named in a run. The names are those stored on the invoice. */
export const invoiceTitle = (invoice: {
  reference: string | null;
  entity_name: string;
  tenant_name: string;
}): string => [invoice.reference, invoice.entity_name, invoice.tenant_name].filter(Boolean).join(' · ');

export const listInvoiceTitles = async (tx: Tx, ids: readonly number[]): Promise<TitledInvoice[]> => {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('invoicebase')
    .select(['id', 'lease_id', 'reference', 'entity_name', 'tenant_name'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ invoiceId: row.id, leaseId: row.lease_id, title: invoiceTitle(row) }));
};
