import { type RawBuilder, sql } from 'kysely';

/**
 * `column = any(ids)`. The statement has the same text for any number of ids, so that it can be prepared. Also add it to an
 * update from `jsonb_to_recordset`: the planner cannot estimate that function, and would scan the whole table for a few rows.
 * With the ids it uses the index.
 */
export const equalsAny = (column: string, ids: readonly number[]): RawBuilder<boolean> =>
  sql`${sql.ref(column)} = any(${ids}::bigint[])`;
