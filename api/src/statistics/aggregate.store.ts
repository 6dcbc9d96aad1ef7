import type { RawBuilder } from 'kysely';
import type { Tx } from '../platform/db';

/** The one row of an aggregate, or of a select without from. */
export const aggregate = async <T>(tx: Tx, query: RawBuilder<T>): Promise<T> => {
  const [row] = (await query.execute(tx)).rows;
  if (row === undefined) throw new Error('An aggregate always answers one row');
  return row;
};
