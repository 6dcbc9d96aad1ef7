import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { TestEnvironment } from 'jest-environment-node';
import pg from 'pg';
import { engineOf, type LiteEngine } from '../src/platform/db/lite';
import { extensions, startParams } from '../src/platform/db/lite-options';
import { inDatabase, snapshotFile, templateName } from './prepared';

/** What a test file finds as `globalThis.testDatabase`. */
export type TestDatabase = { readonly engine: LiteEngine } | { readonly url: string };

// The engine cannot start inside Jest's sandbox and takes a second to load: each worker keeps one and empties it per file.
let shared: { lite: PGlite; empty: string } | undefined;

/** Tables of the platform itself: nothing in them belongs to an account. */
const withoutAccount = [
  ...['billable', 'platform_secret', 'sign_in_failure', 'cron'],
  ...['remote_build', 'remote_release', 'release_token', 'browser_report'],
];

/** Rows that migrations brought stay; everything a test can write goes. */
const emptying = async (lite: PGlite): Promise<string> => {
  const { rows } = await lite.query<{ name: string }>(
    `select format('%I', c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attname = 'billable_id' and not a.attisdropped
     where n.nspname = 'public' and c.relkind = 'r'`,
  );
  return `truncate ${[...rows.map(({ name }) => name), ...withoutAccount].join(', ')} restart identity cascade`;
};

const embedded = async (): Promise<TestDatabase> => {
  if (shared) {
    if (shared.lite.isInTransaction()) await shared.lite.exec('rollback');
    await shared.lite.exec(`reset all; reset role; ${shared.empty}`);
  } else {
    const lite = await PGlite.create({
      extensions,
      startParams,
      loadDataDir: new Blob([readFileSync(snapshotFile())]),
    });
    shared = { lite, empty: await emptying(lite) };
  }
  const { lite } = shared;
  return { engine: engineOf(lite, () => createPgConfig(lite)) };
};

const onServer = async (url: string, statement: string): Promise<void> => {
  const server = new pg.Client({ connectionString: url });
  await server.connect();
  await server.query(statement);
  await server.end();
};

let copies = 0;

export default class DatabaseEnvironment extends TestEnvironment {
  private copy: string | undefined;

  override async setup(): Promise<void> {
    await super.setup();
    const { DATABASE_URL } = process.env;
    if (DATABASE_URL) {
      copies += 1;
      this.copy = `husrum_test_copy_${process.pid}_${copies}`;
      await onServer(DATABASE_URL, `create database ${this.copy} template ${templateName()}`);
      this.global.testDatabase = { url: inDatabase(DATABASE_URL, this.copy) } satisfies TestDatabase;
    } else {
      this.global.testDatabase = (await embedded()) satisfies TestDatabase;
    }
  }

  override async teardown(): Promise<void> {
    await super.teardown();
    const { DATABASE_URL } = process.env;
    if (DATABASE_URL && this.copy)
      await onServer(DATABASE_URL, `drop database if exists ${this.copy} with (force)`);
  }
}
