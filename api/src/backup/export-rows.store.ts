import { sql } from 'kysely';
import type { Tx } from '../platform/db';
import { headNow, type Line, type Row } from './dump';
import { tables } from './tables.store';

const AT_ONCE = 500;

/** All rows of all accounts, table by table, through a cursor: a large database needs no more memory than a small one. */
export const exportRows = async function* (tx: Tx): AsyncGenerator<Line> {
  yield headNow();
  for (const { name, columns } of await tables(tx)) {
    yield { table: name, columns: columns.map((column) => column.name) };
    const values = columns.map((column) => sql`${sql.ref(column.name)}::text`);
    await sql`declare dumped cursor for select array[${sql.join(values)}] as row from ${sql.table(name)}`.execute(
      tx,
    );
    for (;;) {
      const { rows } = await sql<{ row: Row }>`fetch ${sql.lit(AT_ONCE)} from dumped`.execute(tx);
      for (const { row } of rows) yield row;
      if (rows.length < AT_ONCE) break;
    }
    await sql`close dumped`.execute(tx);
  }
};
