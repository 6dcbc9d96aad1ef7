import { sql } from 'kysely';
import type { Tx } from '../db';
import { createDumpHeader, type DumpLine, type DumpRow } from './dump';
import { ACCESS_TABLES } from './end-access.store';
import { listAccountTables } from './tables.store';

const BATCH_SIZE = 500;

/**
 * Reads all rows of all accounts, table by table, through a cursor: memory use does not grow with the database. Leaves out the
 * rows that let somebody in, which no import takes.
 */
export const exportRows = async function* (tx: Tx): AsyncGenerator<DumpLine> {
  yield createDumpHeader();
  for (const { name, columns } of await listAccountTables(tx)) {
    yield { table: name, columns: columns.map((column) => column.name) };
    if (ACCESS_TABLES.some((table) => table === name)) continue;
    const values = columns.map((column) => sql`${sql.ref(column.name)}::text`);
    await sql`declare dumped cursor for select array[${sql.join(values)}] as row from ${sql.table(name)}`.execute(
      tx,
    );
    for (;;) {
      const { rows } = await sql<{ row: DumpRow }>`fetch ${sql.lit(BATCH_SIZE)} from dumped`.execute(tx);
      for (const { row } of rows) yield row;
      if (rows.length < BATCH_SIZE) break;
    }
    await sql`close dumped`.execute(tx);
  }
};
