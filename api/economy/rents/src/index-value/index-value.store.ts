import type { Tx } from '@husrum/api-platform';
import type { IndexSeries } from '@husrum/contract/agreement';
import { type Insertable, sql } from 'kysely';

export const insertIndexValue = async (
  tx: Tx,
  value: Insertable<DatabaseTables['index_value']>,
): Promise<number> => {
  const { id } = await tx.insertInto('index_value').values(value).returning('id').executeTakeFirstOrThrow();
  return id;
};

/** The index numbers that the business has typed. */
export const listTypedValues = (tx: Tx) =>
  tx
    .selectFrom('index_value')
    .leftJoin('user_account', 'user_account.id', 'index_value.user_id')
    .select([
      'index_value.id',
      'index_value.series',
      'index_value.year',
      'index_value.value',
      'index_value.note',
      'index_value.created_at',
      'user_account.name as by',
    ])
    .execute();

export const lockIndexValue = (tx: Tx, id: number) =>
  tx
    .selectFrom('index_value')
    .select(['id', 'series', 'year'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const deleteIndexValue = async (tx: Tx, id: number): Promise<void> => {
  await tx.deleteFrom('index_value').where('id', '=', id).execute();
};

/** How many rents that count were computed with the index of an October, by series and year of the October. */
export const countUses = async (tx: Tx): Promise<ReadonlyMap<string, number>> => {
  const rows = await tx
    .selectFrom('index_run_row')
    .select(['series', 'year', sql<number>`count(*)::bigint`.as('count')])
    .where('state', 'in', ['WAITING', 'DONE'])
    .groupBy(['series', 'year'])
    .execute();
  return new Map(rows.map(({ series, year, count }) => [valueKey({ series, year: year - 1 }), count]));
};

/** The key of an October in a series. */
export const valueKey = ({ series, year }: { series: IndexSeries | null; year: number }): string =>
  `${series} ${year}`;

/** The Octobers that clauses need and that have been until the given year, by series: the base is not among them. */
export const listNeededYears = async (
  tx: Tx,
  until: number,
): Promise<{ series: IndexSeries; year: number }[]> => {
  const { rows } = await sql<{ series: IndexSeries; year: number }>`
    select distinct series, year from index_clause
    cross join lateral generate_series(greatest(first_year - 1, ${until}::integer - 1), ${until}::integer) as year`.execute(
    tx,
  );
  return rows;
};
