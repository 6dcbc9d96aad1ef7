import { sql } from 'kysely';
import type { Tx } from '../platform/db';
import { StartError } from '../platform/errors';
import { headNow, type Line, type Row } from './dump';
import { hasAccounts, type Table, tables } from './tables.store';

const AT_ONCE = 200;

const eachReference = (change: string): string => `do $$ declare one record; begin
  for one in select conrelid::regclass as name, conname from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace loop
    execute format('alter table %s alter constraint %I ${change}', one.name, one.conname);
  end loop;
end $$;`;
const eachTrigger = (all: readonly Table[], change: string): string =>
  all.map(({ name }) => `alter table "${name}" ${change} trigger user;`).join(' ');

/** Rows refer to each other in circles, so references are checked when all are there; meanwhile nothing reacts to rows. */
const openTables = (tx: Tx, all: readonly Table[]) =>
  sql
    .raw(
      `reset role; ${eachReference('deferrable initially deferred')} ${eachTrigger(all, 'disable')}
       set local role app_system`,
    )
    .execute(tx);

const closeTables = (tx: Tx, all: readonly Table[]) =>
  sql
    .raw(
      `set constraints all immediate; reset role; ${eachReference('not deferrable')} ${eachTrigger(all, 'enable')}
       set local role app_system`,
    )
    .execute(tx);

const countOn = async (tx: Tx, { name, columns }: Table): Promise<void> => {
  if (!columns.some((column) => column.name === 'id' && column.type === 'bigint')) return;
  const { last } = (
    await sql<{ last: number | null }>`select max(id) as last from ${sql.table(name)}`.execute(tx)
  ).rows[0] ?? { last: null };
  if (last === null) return;
  await sql`reset role`.execute(tx);
  await sql`select setval(pg_get_serial_sequence(${name}, 'id'), ${last}::bigint)`.execute(tx);
  await sql`set local role app_system`.execute(tx);
};

const insert = async (tx: Tx, { name, columns }: Table, rows: readonly Row[]): Promise<void> => {
  const tuples = rows.map(
    (row) => sql`(${sql.join(columns.map(({ type }, at) => sql`${row[at] ?? null}::${sql.raw(type)}`))})`,
  );
  await sql`insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column.name)))})
    overriding system value values ${sql.join(tuples)}`.execute(tx);
};

const isRow = (line: Line): line is Row => Array.isArray(line);

/** The table as the dump orders its columns. */
const known = (all: readonly Table[], table: string, columns: readonly string[]): Table => {
  const here = all.find(({ name }) => name === table);
  const ordered = columns.flatMap((wanted) => here?.columns.filter(({ name }) => name === wanted) ?? []);
  if (here === undefined || ordered.length !== here.columns.length)
    throw new StartError(`Exporten har en tabell som inte stämmer här: ${table}.`);
  return { name: table, columns: ordered };
};

/**
 * Puts the rows of a dump into a database without accounts, all or nothing. Gives how many. Throws StartError when there
 * is something already, or when the dump comes from another version.
 */
export const importRows = async (tx: Tx, lines: AsyncIterable<Line>): Promise<number> => {
  if (await hasAccounts(tx))
    throw new StartError('Databasen har redan konton: en export läses bara in i en tom databas.');
  const all = await tables(tx);
  await openTables(tx, all);
  for (const { name } of all) await sql`delete from ${sql.table(name)}`.execute(tx);

  let table: Table | undefined;
  let waiting: Row[] = [];
  let count = 0;
  const flush = async (): Promise<void> => {
    if (table !== undefined && waiting.length > 0) await insert(tx, table, waiting);
    count += waiting.length;
    waiting = [];
  };
  for await (const line of lines) {
    if (isRow(line)) waiting.push(line);
    else {
      await flush();
      if ('table' in line) table = known(all, line.table, line.columns);
      else if (line.migrations !== headNow().migrations)
        throw new StartError(
          'Exporten kommer från en annan version av Husrum. Exportera och läs in med samma.',
        );
    }
    if (waiting.length >= AT_ONCE) await flush();
  }
  await flush();
  for (const one of all) await countOn(tx, one);
  await closeTables(tx, all);
  return count;
};
