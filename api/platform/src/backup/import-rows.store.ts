import { sql } from 'kysely';
import type { Tx } from '../db';
import { findLastMigration } from '../db/migrate';
import { StartError } from '../errors';
import type { ServerPart } from '../server-part';
import { type BackupLine, type DumpLine, type DumpRow, OTHER_RELEASE, rowLines } from './dump';
import { endAccess } from './end-access.store';
import { findLastAppliedMigration } from './last-migration.store';
import { hasAccounts, listAccountTables, type Table } from './tables.store';

const BATCH_SIZE = 200;

const alterForeignKeys = (change: string): string => `do $$ declare one record; begin
  for one in select conrelid::regclass as name, conname from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace loop
    execute format('alter table %s alter constraint %I ${change}', one.name, one.conname);
  end loop;
end $$;`;
const alterTriggers = (tables: readonly Table[], change: string): string =>
  tables.map(({ name }) => `alter table "${name}" ${change} trigger user;`).join(' ');

/** Defers foreign keys, because rows refer to each other in circles, and disables triggers. */
const suspendConstraints = (tx: Tx, tables: readonly Table[]) =>
  sql
    .raw(
      `reset role; ${alterForeignKeys('deferrable initially deferred')} ${alterTriggers(tables, 'disable')}
       set local role app_system`,
    )
    .execute(tx);

const restoreConstraints = (tx: Tx, tables: readonly Table[]) =>
  sql
    .raw(
      `set constraints all immediate; reset role; ${alterForeignKeys('not deferrable')} ${alterTriggers(tables, 'enable')}
       set local role app_system`,
    )
    .execute(tx);

const resetSequence = async (tx: Tx, { name, columns }: Table): Promise<void> => {
  if (!columns.some((column) => column.name === 'id' && column.type === 'bigint')) return;
  const { last } = (
    await sql<{ last: number | null }>`select max(id) as last from ${sql.table(name)}`.execute(tx)
  ).rows[0] ?? { last: null };
  if (last === null) return;
  await sql`reset role`.execute(tx);
  await sql`select setval(pg_get_serial_sequence(${name}, 'id'), ${last}::bigint)`.execute(tx);
  await sql`set local role app_system`.execute(tx);
};

const insertDumpRows = async (tx: Tx, { name, columns }: Table, rows: readonly DumpRow[]): Promise<void> => {
  const tuples = rows.map(
    (row) =>
      sql`(${sql.join(columns.map(({ type }, index) => sql`${row[index] ?? null}::${sql.raw(type)}`))})`,
  );
  await sql`insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column.name)))})
    overriding system value values ${sql.join(tuples)}`.execute(tx);
};

const isRow = (line: DumpLine): line is DumpRow => Array.isArray(line);

/** The table with its columns in the order of the dump. Throws StartError unless the database has exactly these columns. */
const matchTable = (tables: readonly Table[], table: string, columns: readonly string[]): Table => {
  const existing = tables.find(({ name }) => name === table);
  const ordered = columns.flatMap((column) => existing?.columns.filter(({ name }) => name === column) ?? []);
  if (existing === undefined || new Set([ordered.length, existing.columns.length, columns.length]).size > 1)
    throw new StartError(`Exporten har en tabell som inte stämmer här: ${table}.`);
  return { name: table, columns: ordered };
};

/** The columns of the dump are those of the database when the same migrations have run. */
export const requireLastMigration = async (tx: Tx, last: string | undefined): Promise<void> => {
  if (last === undefined) throw new StartError(OTHER_RELEASE);
  if ((await findLastAppliedMigration(tx)) !== last)
    throw new StartError(
      'Exporten kommer från en äldre version av Husrum. Den läses in i en databas som aldrig har startats.',
    );
};

/** Throws StartError when the database already has accounts. */
export const requireNoAccounts = async (tx: Tx): Promise<void> => {
  if (await hasAccounts(tx))
    throw new StartError('Databasen har redan konton: en export läses bara in i en tom databas.');
};

/**
 * Imports the rows of a dump in one transaction, ends all access that they would give back, and returns their number. Throws
 * StartError when the database already has accounts, or when the dump is from another version.
 */
export const importRows = async (
  tx: Tx,
  lines: AsyncIterable<BackupLine>,
  parts: readonly ServerPart[],
): Promise<number> => {
  await requireNoAccounts(tx);
  // The check of all foreign keys at the end is one statement.
  await sql`set local statement_timeout = 0`.execute(tx);
  const tables = await listAccountTables(tx);
  await suspendConstraints(tx, tables);
  for (const { name } of tables) await sql`delete from ${sql.table(name)}`.execute(tx);

  let table: Table | undefined;
  let pendingRows: DumpRow[] = [];
  let count = 0;
  const flush = async (): Promise<void> => {
    if (table !== undefined && pendingRows.length > 0) await insertDumpRows(tx, table, pendingRows);
    count += pendingRows.length;
    pendingRows = [];
  };
  for await (const line of rowLines(lines)) {
    if (isRow(line)) pendingRows.push(line);
    else {
      await flush();
      if ('table' in line) table = matchTable(tables, line.table, line.columns);
      else await requireLastMigration(tx, findLastMigration(line.migrations));
    }
    if (pendingRows.length >= BATCH_SIZE) await flush();
  }
  await flush();
  await endAccess(tx, parts);
  for (const one of tables) await resetSequence(tx, one);
  await restoreConstraints(tx, tables);
  return count;
};
