import { type ListName, type ListPreference, untouchedList } from '@husrum/contract/preference';
import { sql } from 'kysely';
import type { Tx } from '../platform/db';

export const listPreference = async (tx: Tx, userId: number, list: ListName): Promise<ListPreference> => {
  const row = await tx
    .selectFrom('list_preference')
    .select('value')
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .executeTakeFirst();
  return { ...untouchedList, ...row?.value };
};

/** Parts that are not named stay: two tabs may change columns and views at the same time. */
export const changeListPreference = async (
  tx: Tx,
  userId: number,
  list: ListName,
  change: Partial<ListPreference>,
): Promise<void> => {
  const value = JSON.stringify(change);
  await tx
    .insertInto('list_preference')
    .values({ user_id: userId, list, value })
    .onConflict((conflict) =>
      conflict
        .columns(['billable_id', 'user_id', 'list'])
        .doUpdateSet({ value: sql`list_preference.value || excluded.value` }),
    )
    .execute();
};
