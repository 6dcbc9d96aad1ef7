import { type RawBuilder, sql } from 'kysely';
import { splitIntoChunks } from '../collections';
import type { Tx } from './database';

type Row = Readonly<Record<string, unknown>>;
const CHUNK_ROWS = 2000;

/** The statement up to `returning`. The caller adds what is returned. */
const insertStatement = (
  table: string,
  columns: readonly string[],
  rows: readonly Row[],
): RawBuilder<{ id: number }> => {
  const names = sql.join(columns.map((name) => sql.ref(name)));
  const values = JSON.stringify(rows);
  return sql`
    insert into ${sql.table(table)} (${names})
    select ${sql.join(columns.map((name) => sql.ref(`typed.${name}`)))}
    from jsonb_array_elements(${values}::jsonb) with ordinality as input (value, ordinal),
         jsonb_populate_record(null::${sql.table(table)}, input.value) as typed
    order by input.ordinal
    returning `;
};

/** Inserts rows in bulk and returns their ids in the same order. All rows must have the same columns. */
export const insertRowsReturningIds = async (
  tx: Tx,
  table: string,
  rows: readonly Row[],
): Promise<number[]> => {
  const [first] = rows;
  if (first === undefined) return [];
  const columns = Object.keys(first);
  const ids: number[] = [];
  for (const chunk of splitIntoChunks(rows, CHUNK_ROWS)) {
    const { rows: inserted } = await sql<{
      id: number;
    }>`${insertStatement(table, columns, chunk)} id`.execute(tx);
    ids.push(...inserted.map(({ id }) => id));
  }
  return ids;
};

/** Inserts rows in bulk into a table that may have no id. All rows must have the same columns. */
export const insertRows = async (tx: Tx, table: string, rows: readonly Row[]): Promise<void> => {
  const [first] = rows;
  if (first === undefined) return;
  for (const chunk of splitIntoChunks(rows, CHUNK_ROWS))
    await sql`${insertStatement(table, Object.keys(first), chunk)} 1`.execute(tx);
};
