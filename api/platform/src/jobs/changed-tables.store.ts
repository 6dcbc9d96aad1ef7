import { sql } from 'kysely';
import type { Database } from '../db/database';

// The defaults of PostgreSQL's autovacuum.
const MIN_CHANGED_ROWS = 50;
const MIN_CHANGED_SHARE = 0.1;

/** The quoted names of the tables of which so many rows have changed that their planner statistics are out of date. */
const listChangedTables = (db: Database): Promise<readonly string[]> =>
  db.system(async (tx) => {
    const { rows } = await sql<{ name: string }>`
      select quote_ident(stat.relname) as name
      from pg_stat_user_tables stat join pg_class on pg_class.oid = stat.relid
      where stat.n_mod_since_analyze > ${MIN_CHANGED_ROWS} + ${MIN_CHANGED_SHARE} * greatest(pg_class.reltuples, 0)
      order by stat.relname`.execute(tx);
    return rows.map(({ name }) => name);
  });

/**
 * Updates the planner statistics of the tables that have changed much, as PostgreSQL's autovacuum does by itself. Without them,
 * the planner of the embedded database assumes that an account imported today has few rows, and its lists take seconds.
 */
export const analyzeChangedTables = async (db: Database): Promise<void> => {
  const tables = await listChangedTables(db);
  if (tables.length > 0) await db.runOutsideTransaction(`analyze ${tables.join(', ')}`);
};
