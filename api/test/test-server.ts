import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { type TestClock, testClock } from '../src/platform/clock';
import { type Database, openDatabase, type Tx } from '../src/platform/db/database';
import { litePool } from '../src/platform/db/lite';
import { setParsers } from '../src/platform/db/parsers';
import type { Route } from '../src/platform/http';
import { type Claims, signerOf, tokensOf } from '../src/platform/http/tokens';
import { readSettings, type Settings } from '../src/platform/settings';
import type { Files } from '../src/ports/files/files';
import { folderFiles } from '../src/ports/files/folder-files';
import { buildServer } from '../src/server';
import type { TestAccount } from './account';
import { type Caller, callerOf } from './caller';
import type { TestDatabase } from './environment';
import { outsideSessions } from './outside-sessions';

const SECRET = 'a secret for tests only';

declare global {
  var testDatabase: TestDatabase;
}

export interface TestServer {
  /** Calls of a signed-in account; without one, of a stranger. */
  as(account?: TestAccount): Caller;
  /** Stands still at 2026-11-20 09:00 in Stockholm until it is set. */
  readonly clock: TestClock;
  readonly settings: Settings;
  readonly db: Database;
  readonly files: Files;
  readonly app: FastifyInstance;
  /** Operations and stores directly, in the account's own transaction. */
  tenant<T>(account: TestAccount, work: (tx: Tx) => Promise<T>): Promise<T>;
  system<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  sign(claims: Claims): string;
}

export interface TestOptions {
  /** ISO date-time. */
  clock?: string;
  /** Rate limits are off unless a test is about them. */
  limits?: boolean;
  env?: Record<string, string>;
  /** A workspace of the test's own, with builds to serve. */
  root?: string;
  /** Calls made for the test, instead of the product's. */
  routes?: readonly Route[];
  /** Where files are kept, instead of in a folder. */
  store?: () => Files;
}

const poolOf = (database: TestDatabase): pg.Pool =>
  'engine' in database
    ? litePool(database.engine)
    : new pg.Pool({ connectionString: database.url, max: 5, options: '-c timezone=UTC -c jit=off' });

/** A server over this test file's own database. Call it at the top of the file or of a describe: it starts and stops with it. */
export const testServer = ({
  clock: start = '2026-11-20T08:00:00Z',
  limits = false,
  env = {},
  root,
  routes,
  store,
}: TestOptions = {}): TestServer => {
  const clock = testClock(start);
  let parts:
    | { app: FastifyInstance; db: Database; settings: Settings; files: Files; folder: string }
    | undefined;

  const started = () => {
    if (!parts) throw new Error('The test server runs only inside tests and hooks');
    return parts;
  };

  beforeAll(async () => {
    setParsers();
    clock.set(start);
    const folder = mkdtempSync(path.join(tmpdir(), 'husrum-'));
    const read = readSettings({ LOG_LEVEL: 'silent', DATA_DIR: folder, ...env });
    const settings = root ? { ...read, root } : read;
    const db = openDatabase(poolOf(globalThis.testDatabase), clock);
    const files = outsideSessions(store?.() ?? folderFiles(path.join(folder, 'files')), db);
    const app = await buildServer({
      settings,
      clock,
      db,
      files,
      secret: SECRET,
      limits,
      ...(routes ? { routes } : {}),
    });
    parts = { app, db, settings, files, folder };
  });

  afterAll(async () => {
    const { app, db, folder } = started();
    await app.close();
    await db.close();
    rmSync(folder, { recursive: true, force: true });
  });

  return {
    clock,
    get settings() {
      return started().settings;
    },
    get db() {
      return started().db;
    },
    get files() {
      return started().files;
    },
    get app() {
      return started().app;
    },
    as: (account) => callerOf(() => started().app, account?.token),
    tenant: ({ billableId }, work) => started().db.tenant(billableId, work),
    system: (work) => started().db.system(work),
    sign: (claims) => tokensOf(signerOf(started().app), SECRET).sign(claims),
  };
};
