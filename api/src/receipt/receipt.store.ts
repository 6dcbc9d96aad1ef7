import type { Receipt } from '@husrum/contract/receipt';
import type { Insertable } from 'kysely';
import type { DB } from '../database';
import type { Tx } from '../platform/db';

const shown = [
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

/** What was handed out on the lease: what is still out first, then the latest returned. */
export const receiptsOf = (tx: Tx, leaseId: number): Promise<Receipt[]> =>
  tx
    .selectFrom('quittance')
    .select(shown)
    .where('lease_id', '=', leaseId)
    .orderBy('return_date', (order) => order.desc().nullsFirst())
    .orderBy('id')
    .execute();

export const receiptOf = (tx: Tx, id: number): Promise<Receipt | undefined> =>
  tx.selectFrom('quittance').select(shown).where('id', '=', id).executeTakeFirst();

export const unreturnedCount = async (tx: Tx, leaseId: number): Promise<number> => {
  const { count } = await tx
    .selectFrom('quittance')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('lease_id', '=', leaseId)
    .where('return_date', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
};

export const insertReceipt = (tx: Tx, receipt: Insertable<DB['quittance']>): Promise<Receipt> =>
  tx.insertInto('quittance').values(receipt).returning(shown).executeTakeFirstOrThrow();

export const markReturned = (
  tx: Tx,
  id: number,
  returned: { return_date: string; returned_at: string },
): Promise<Receipt> =>
  tx.updateTable('quittance').set(returned).where('id', '=', id).returning(shown).executeTakeFirstOrThrow();
