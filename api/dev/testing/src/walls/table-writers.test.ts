import { readPackages } from './measure-walls';
import { listDeclaredTables, listWrittenTables, NAMED_AT_RUN_TIME } from './table-writers.rules';

/** A source, the table that it writes without being of its package, and why. */
const exceptions = [
  ['api/platform/src/backup/import-rows.store.ts', NAMED_AT_RUN_TIME, 'restores every table of a dump'],
  [
    'api/platform/src/backup/end-access.store.ts',
    NAMED_AT_RUN_TIME,
    'empties the tables that let somebody in',
  ],
  ['api/platform/src/db/bulk-insert.ts', NAMED_AT_RUN_TIME, 'its callers name the table, and are found'],
  ['api/platform/src/db/migrate.ts', 'schema_migration', 'no other code knows the table'],
];

const packageOf = (path: string) => path.replace(/\/src\/.*/, '');
const sources = readPackages().flatMap((one) => one.sources);

const declarations = sources
  .filter(({ path }) => path.endsWith('.tables.ts'))
  .flatMap(({ path, text }) => listDeclaredTables(text).map((table) => ({ table, owner: packageOf(path) })));
const owners = new Map(declarations.map(({ table, owner }) => [table, owner]));

const writes = sources.flatMap(({ path, text }) => listWrittenTables(text).map((table) => ({ path, table })));
const isOwn = ({ path, table }: (typeof writes)[number]) => owners.get(table) === packageOf(path);

test('each table is declared once', () => {
  expect(declarations.length).toBeGreaterThan(90);
  expect(owners.size).toBe(declarations.length);
});

const foreignWrites = writes.filter((write) => !isOwn(write)).map(({ path, table }) => `${path}: ${table}`);

test('only the package that declares a table writes it', () => {
  expect(writes.filter(isOwn).length).toBeGreaterThan(140);
  expect(foreignWrites.sort()).toEqual(exceptions.map(([path, table]) => `${path}: ${table}`).sort());
});
