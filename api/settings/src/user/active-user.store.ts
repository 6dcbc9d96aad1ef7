import type { Tx } from '@husrum/api-platform';

/** Whether the business has the user, and has not removed them. */
export const isActiveUser = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx
    .selectFrom('user_account')
    .select('id')
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()) !== undefined;
