import type { DB, Tx } from '@husrum/api-platform';
import type { Receipt } from '@husrum/contract/receipt';
import type { Insertable } from 'kysely';

const columns = [
  'id',
  'lease_id',
  'name',
  'quantity',
  'type',
  'marking',
  'description',
  'handout_date',
  'return_date',
  'returned_at',
] as const;

/** The receipts of the lease: those that are not returned first, then by return date, the latest first. */
export const listReceiptsOfLease = (tx: Tx, leaseId: number): Promise<Receipt[]> =>
  tx
    .selectFrom('quittance')
    .select(columns)
    .where('lease_id', '=', leaseId)
    .orderBy('return_date', (order) => order.desc().nullsFirst())
    .orderBy('id')
    .execute();

/** Locks the receipt until the transaction ends, so that it is returned once. */
export const lockReceipt = (tx: Tx, id: number): Promise<Receipt | undefined> =>
  tx.selectFrom('quittance').select(columns).where('id', '=', id).forUpdate().executeTakeFirst();

export const insertReceipt = (tx: Tx, receipt: Insertable<DB['quittance']>): Promise<Receipt> =>
  tx.insertInto('quittance').values(receipt).returning(columns).executeTakeFirstOrThrow();

export const markReturned = (
  tx: Tx,
  id: number,
  returned: { return_date: string; returned_at: string },
): Promise<Receipt> =>
  tx.updateTable('quittance').set(returned).where('id', '=', id).returning(columns).executeTakeFirstOrThrow();
