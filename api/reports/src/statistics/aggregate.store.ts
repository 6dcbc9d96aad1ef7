import type { Tx } from '@husrum/api-platform';
import type { RawBuilder } from 'kysely';

/** Runs a query that returns exactly one row, such as an aggregate without `group by`. */
export const selectAggregate = async <T>(tx: Tx, query: RawBuilder<T>): Promise<T> => {
  const [row] = (await query.execute(tx)).rows;
  if (row === undefined) throw new Error('An aggregate query must return one row');
  return row;
};
