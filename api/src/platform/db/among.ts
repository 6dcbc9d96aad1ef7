import { type RawBuilder, sql } from 'kysely';

/**
 * For an update from `jsonb_to_recordset`: the planner knows nothing of how few rows that holds, and reads the whole
 * table to change four; told the ids beside it, it looks them up.
 */
export const among = (column: string, ids: readonly number[]): RawBuilder<boolean> =>
  sql`${sql.ref(column)} = any(${ids}::bigint[])`;
