import type { Tx } from '@husrum/api-platform';

/** The number of unreturned receipts of the lease. Its end cannot be set or moved while there are any. */
export const countUnreturnedReceipts = async (tx: Tx, leaseId: number): Promise<number> => {
  const { count } = await tx
    .selectFrom('quittance')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('lease_id', '=', leaseId)
    .where('return_date', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
};
