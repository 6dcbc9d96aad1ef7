import type { Tx } from '../platform/db';

const selectConnection = (tx: Tx, id: number) =>
  tx
    .selectFrom('integration')
    .select(['id', 'name', 'credentials', 'state', 'refresh_claimed_until'])
    .where('id', '=', id);

export const findConnection = (tx: Tx, id: number) => selectConnection(tx, id).executeTakeFirst();

/** Locks the connection, so that one process at a time decides who exchanges the refresh token. */
export const lockConnection = (tx: Tx, id: number) => selectConnection(tx, id).forUpdate().executeTakeFirst();
