import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { mailSettings } from '@husrum/contract/notification';
import { sql } from 'kysely';
import { testServer } from './index';

const app = testServer();
const api = path.resolve(import.meta.dirname, '../../..');

/** Whether each `table.column` of the `*.tables.ts` files is nullable. */
const readDeclaredColumns = (): Map<string, boolean> => {
  const columns = new Map<string, boolean>();
  // With entries instead of names, links to packages are not followed.
  const files = readdirSync(api, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.name.endsWith('.tables.ts') && !entry.parentPath.includes('node_modules'),
  );
  for (const { parentPath, name } of files) {
    const text = readFileSync(path.join(parentPath, name), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    for (const [, table, settings, body = ''] of text.matchAll(
      /^ {2}(\w+): (Record<MailSetting, Generated<boolean>> & )?\{([\s\S]*?)\}(?:;|$)/gm,
    )) {
      if (settings !== undefined)
        for (const setting of mailSettings) columns.set(`${table}.${setting}`, false);
      for (const [, column, type = ''] of body.matchAll(/(\w+): ([^;]+);?/g)) {
        columns.set(`${table}.${column}`, /\bnull\b|Nullable/.test(type));
      }
    }
  }
  return columns;
};

/** This table is not in the `*.tables.ts` files, because only the migrations use it. */
const undeclaredColumn = /^schema_migration\./;

it('the declared tables have the columns of the database, with the same nullability', async () => {
  const { rows } = await app.system((tx) =>
    sql<{ name: string; nullable: boolean }>`
      select c.relname || '.' || a.attname as name, not a.attnotnull as nullable
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`.execute(
      tx,
    ),
  );
  const inCode = readDeclaredColumns();
  const inDatabase = new Map(
    rows.filter(({ name }) => !undeclaredColumn.test(name)).map(({ name, nullable }) => [name, nullable]),
  );
  const differences = [...new Set([...inCode.keys(), ...inDatabase.keys()])]
    .filter((name) => inCode.get(name) !== inDatabase.get(name))
    .map((name) => ({ name, code: inCode.get(name), database: inDatabase.get(name) }));
  expect(differences).toEqual([]);
  expect(inCode.size).toBeGreaterThan(100);
});
