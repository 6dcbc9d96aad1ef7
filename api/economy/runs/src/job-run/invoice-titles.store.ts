import { entityHouse } from '@husrum/api-objects';
import type { Tx } from '@husrum/api-platform';
import { formatEntityName } from '@husrum/format';

/** An invoice as a task of a run. */
export interface TitledInvoice {
  invoiceId: number;
  leaseId: number | null;
  /** `100247 · Lgh 1001, Kv. Eken · Bo Östlund`. */
  title: string;
}

/** The title of an invoice in a run. The names of object and tenant are those stored on the invoice. */
export const formatInvoiceTitle = (invoice: {
  reference: string | null;
  entity_name: string;
  house: string | null;
  tenant_name: string;
}): string =>
  [
    invoice.reference,
    formatEntityName({ name: invoice.entity_name, house: invoice.house }),
    invoice.tenant_name,
  ]
    .filter(Boolean)
    .join(' · ');

export const listInvoiceTitles = async (tx: Tx, ids: readonly number[]): Promise<TitledInvoice[]> => {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('invoicebase')
    .select([
      'id',
      'lease_id',
      'reference',
      'entity_name',
      entityHouse('entity_id').as('house'),
      'tenant_name',
    ])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ invoiceId: row.id, leaseId: row.lease_id, title: formatInvoiceTitle(row) }));
};
