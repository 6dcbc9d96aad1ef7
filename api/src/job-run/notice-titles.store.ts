import type { Tx } from '../platform/db';

export interface TitledNotice {
  noticeId: number;
  leaseId: number | null;
  /** `100247 · Lgh 1001 · Bo Östlund`. */
  title: string;
}

/** What a notice is called in a run, by the names it was made with. */
export const noticeTitle = (notice: {
  reference: string | null;
  entity_name: string;
  tenant_name: string;
}): string => [notice.reference, notice.entity_name, notice.tenant_name].filter(Boolean).join(' · ');

export const noticeTitles = async (tx: Tx, ids: readonly number[]): Promise<TitledNotice[]> => {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('invoicebase')
    .select(['id', 'lease_id', 'reference', 'entity_name', 'tenant_name'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ noticeId: row.id, leaseId: row.lease_id, title: noticeTitle(row) }));
};
