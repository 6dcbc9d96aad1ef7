import type { Tx } from '@husrum/api-platform';
import { defaultListPreference, type ListName, type ListPreference } from '@husrum/contract/preference';
import { sql } from 'kysely';

/** The user's preference of the list, or the default. */
export const readListPreference = async (tx: Tx, userId: number, list: ListName): Promise<ListPreference> => {
  const row = await tx
    .selectFrom('list_preference')
    .select('value')
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .executeTakeFirst();
  return { ...defaultListPreference, ...row?.value };
};

/** Merges the change into the stored value, so that two tabs can change columns and views at the same time. */
export const saveListPreference = async (
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
