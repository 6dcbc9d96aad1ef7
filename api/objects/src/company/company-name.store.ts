import { naturalSortKey, type Tx } from '@husrum/api-platform';

/** The companies with their names, by name. */
export const listCompanyNames = async (
  tx: Tx,
  ids: readonly number[],
): Promise<{ id: number; name: string }[]> =>
  ids.length === 0
    ? []
    : tx
        .selectFrom('company')
        .select(['id', 'name'])
        .where('id', 'in', ids)
        .orderBy(naturalSortKey('name'))
        .execute();
