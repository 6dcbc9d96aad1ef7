import type { Tx } from '@husrum/api-platform';

const selectConnection = (tx: Tx, id: number) =>
  tx
    .selectFrom('integration')
    .select(['id', 'name', 'credentials', 'state', 'refresh_claimed_until'])
    .where('id', '=', id);

export const findConnection = (tx: Tx, id: number) => selectConnection(tx, id).executeTakeFirst();

/** Connections whose refresh token a process began to exchange and never finished. The transaction must see all businesses. */
export const listInterruptedExchanges = (
  tx: Tx,
  now: string,
): Promise<{ id: number; billable_id: number; refresh_claimed_until: string | null }[]> =>
  tx
    .selectFrom('integration')
    .select(['id', 'billable_id', 'refresh_claimed_until'])
    .where('state', '=', 'CONNECTED')
    .where('refresh_claimed_until', '<', now)
    .orderBy('id')
    .execute();

/** Removes the claim of a process that was killed, unless another one has claimed the exchange since. */
export const removeExchangeClaim = async (tx: Tx, id: number, claimedUntil: string | null): Promise<void> => {
  await tx
    .updateTable('integration')
    .set({ refresh_claimed_until: null })
    .where('id', '=', id)
    .where('refresh_claimed_until', '=', claimedUntil)
    .execute();
};

/** Locks the connection, so that one process at a time decides who exchanges the refresh token. */
export const lockConnection = (tx: Tx, id: number) => selectConnection(tx, id).forUpdate().executeTakeFirst();
