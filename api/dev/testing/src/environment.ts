import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import {
  createEmbeddedEngine,
  type EmbeddedEngine,
  pgliteExtensions,
  pgliteStartParams,
} from '@husrum/api-platform/testing';
import { TestEnvironment } from 'jest-environment-node';
import pg from 'pg';
import { snapshotFile, templateName, withDatabaseName } from './database-template';

/** The type of `globalThis.testDatabase` in test files. */
export type TestDatabase = { readonly engine: EmbeddedEngine } | { readonly url: string };

// PGlite cannot start inside Jest's sandbox and takes a second to load. So each worker starts one, and truncates it before each
// test file.
let shared: { lite: PGlite; truncate: string } | undefined;

/** Tables without billable_id. */
const tablesWithoutAccount = [
  ...['billable', 'platform_secret', 'sign_in_failure', 'link_mail', 'cron'],
  ...['announcement', 'payment_event'],
  ...['remote_build', 'remote_release', 'release_token', 'browser_report'],
];

/** Truncates all tables that tests can write to. Rows that migrations inserted are kept. */
const truncateStatement = async (lite: PGlite): Promise<string> => {
  const { rows } = await lite.query<{ name: string }>(
    `select format('%I', c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attname = 'billable_id' and not a.attisdropped
     where n.nspname = 'public' and c.relkind = 'r'`,
  );
  return `truncate ${[...rows.map(({ name }) => name), ...tablesWithoutAccount].join(', ')} restart identity cascade`;
};

const prepareEmbeddedDatabase = async (): Promise<TestDatabase> => {
  if (shared) {
    if (shared.lite.isInTransaction()) await shared.lite.exec('rollback');
    await shared.lite.exec(`reset all; reset role; deallocate all; ${shared.truncate}`);
  } else {
    const lite = await PGlite.create({
      extensions: pgliteExtensions,
      startParams: pgliteStartParams,
      loadDataDir: new Blob([readFileSync(snapshotFile())]),
    });
    shared = { lite, truncate: await truncateStatement(lite) };
  }
  const { lite } = shared;
  return { engine: createEmbeddedEngine(lite, () => createPgConfig(lite)) };
};

const executeOnServer = async (url: string, statement: string): Promise<void> => {
  const server = new pg.Client({ connectionString: url });
  await server.connect();
  await server.query(statement);
  await server.end();
};

let copyCount = 0;
const realFetch = globalThis.fetch;

export default class DatabaseEnvironment extends TestEnvironment {
  private copyName: string | undefined;

  override async setup(): Promise<void> {
    await super.setup();
    // The product runs outside the sandbox of the test file. It checks errors with `instanceof`, and calls the `fetch` that a
    // test may have replaced.
    Object.assign(this.global, {
      fetch: realFetch,
      Error,
      AggregateError,
      RangeError,
      SyntaxError,
      TypeError,
    });
    globalThis.fetch = (input, init) => this.global.fetch(input, init);
    const { DATABASE_URL } = process.env;
    if (DATABASE_URL) {
      copyCount += 1;
      this.copyName = `husrum_test_copy_${process.pid}_${copyCount}`;
      await executeOnServer(DATABASE_URL, `create database ${this.copyName} template ${templateName()}`);
      this.global.testDatabase = {
        url: withDatabaseName(DATABASE_URL, this.copyName),
      } satisfies TestDatabase;
    } else {
      this.global.testDatabase = (await prepareEmbeddedDatabase()) satisfies TestDatabase;
    }
  }

  override async teardown(): Promise<void> {
    globalThis.fetch = realFetch;
    await super.teardown();
    const { DATABASE_URL } = process.env;
    if (DATABASE_URL && this.copyName)
      await executeOnServer(DATABASE_URL, `drop database if exists ${this.copyName} with (force)`);
  }
}
