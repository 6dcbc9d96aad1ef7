import type { Tx } from '../platform/db/database';

export const userName = async (tx: Tx, userId: number): Promise<string> => {
  const { name } = await tx
    .selectFrom('user_account')
    .select('name')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return name;
};
