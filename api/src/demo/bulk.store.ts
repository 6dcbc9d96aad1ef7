import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../platform/db/database';
import { chunksOf } from '../platform/grouped';

type Row = Readonly<Record<string, unknown>>;
const CHUNK = 2000;

const insertOf = (
  table: string,
  columns: readonly string[],
  rows: readonly Row[],
): RawBuilder<{ id: number }> => {
  const names = sql.join(columns.map((name) => sql.ref(name)));
  const values = JSON.stringify(rows);
  return sql`
    insert into ${sql.table(table)} (${names})
    select ${sql.join(columns.map((name) => sql.ref(`typed.${name}`)))}
    from jsonb_array_elements(${values}::jsonb) with ordinality as given (value, ordinal),
         jsonb_populate_record(null::${sql.table(table)}, given.value) as typed
    order by given.ordinal
    returning `;
};

/** Inserts many rows of a table at once and gives their ids in the same order. All rows have the same columns. */
export const insertMany = async (tx: Tx, table: string, rows: readonly Row[]): Promise<number[]> => {
  const [first] = rows;
  if (first === undefined) return [];
  const columns = Object.keys(first);
  const ids: number[] = [];
  for (const chunk of chunksOf(rows, CHUNK)) {
    const { rows: inserted } = await sql<{ id: number }>`${insertOf(table, columns, chunk)} id`.execute(tx);
    ids.push(...inserted.map(({ id }) => id));
  }
  return ids;
};

/** The same for a table without an id. */
export const insertAll = async (tx: Tx, table: string, rows: readonly Row[]): Promise<void> => {
  const [first] = rows;
  if (first === undefined) return;
  for (const chunk of chunksOf(rows, CHUNK))
    await sql`${insertOf(table, Object.keys(first), chunk)} 1`.execute(tx);
};
