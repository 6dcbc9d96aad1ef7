import type { Tx } from '@husrum/api-platform';

/** What is left to pay of invoices in öre, by invoice id. */
export const findLeftById = async (tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, number>> => {
  if (ids.length === 0) return new Map();
  const rows = await tx.selectFrom('invoicebase').select(['id', 'left_ore']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, left_ore }) => [id, left_ore]));
};
