import { sql } from 'kysely';
import type { Tx } from '../db';
import { migrationsDigest } from '../db/migrate';
import { StartError } from '../errors';
import type { DumpHeader, DumpLine } from './dump';
import { ACCESS_TABLES } from './end-access.store';
import { findLastAppliedMigration } from './last-migration.store';
import { readByCursor } from './read-by-cursor.store';
import { listAccountTables } from './tables.store';

const createDumpHeader = async (tx: Tx, husrum: DumpHeader['husrum']): Promise<DumpHeader> => {
  const last = await findLastAppliedMigration(tx);
  if (last === undefined) throw new StartError('Databasen är tom: servern har aldrig startats med den.');
  return { husrum, migrations: migrationsDigest(last) };
};

/**
 * Reads all rows of all accounts, table by table. Leaves out the rows that let somebody in, which no import takes. The transaction
 * reads a snapshot: else a change of two tables could be in one of them only.
 */
export const exportRows = async function* (
  tx: Tx,
  version: DumpHeader['husrum'] = 1,
): AsyncGenerator<DumpLine> {
  yield await createDumpHeader(tx, version);
  for (const { name, columns } of await listAccountTables(tx)) {
    yield { table: name, columns: columns.map((column) => column.name) };
    if (ACCESS_TABLES.some((table) => table === name)) continue;
    const values = columns.map((column) => sql`${sql.ref(column.name)}::text`);
    yield* readByCursor(tx, sql`select array[${sql.join(values)}] as row from ${sql.table(name)}`);
  }
};
