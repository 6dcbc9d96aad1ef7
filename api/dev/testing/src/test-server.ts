import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildServer, parts as serverParts } from '@husrum/api-app/testing';
import {
  type Claims,
  type Database,
  type FileStore,
  type Route,
  readSettings,
  type Settings,
  type Tx,
} from '@husrum/api-platform';
import {
  createPostgresPool,
  createSigner,
  createTokens,
  openDatabase,
  setTypeParsers,
  surviveLostConnections,
  type TestClock,
  testClock,
} from '@husrum/api-platform/testing';
import { createFolderFileStore } from '@husrum/api-ports/testing';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { type Caller, createCaller } from './caller';
import type { TestDatabase } from './environment';
import { forbidFilesInTransactions } from './forbid-files-in-transactions';
import type { TestAccount } from './test-account';

const SECRET = 'a secret for tests only';

declare global {
  var testDatabase: TestDatabase;
}

export interface TestServer {
  /** Makes calls as an account, or without sign-in. */
  as(account?: TestAccount): Caller;
  /** It is frozen at 2026-11-20 09:00 in Stockholm until a test sets it. */
  readonly clock: TestClock;
  readonly settings: Settings;
  readonly db: Database;
  readonly files: FileStore;
  readonly fastify: FastifyInstance;
  /** Runs code in a transaction of the account. */
  forAccount<T>(account: TestAccount, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Runs code in a transaction across accounts. */
  system<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  sign(claims: Claims): string;
}

export interface TestOptions {
  /** ISO date-time. */
  clock?: string;
  /** Rate limits are off unless a test is about them. */
  rateLimits?: boolean;
  env?: Record<string, string>;
  /** A workspace with the builds to serve. */
  root?: string;
  /** Routes instead of those of the product. */
  routes?: readonly Route[];
  /** A file store instead of a folder. */
  store?: () => FileStore;
}

/** A pool of sessions of the database's owner. */
export const openPool = (database: TestDatabase): pg.Pool => createPostgresPool(database.url, { max: 5 });

/** A server with a separate database. Call it at the top of a file or describe: the server starts and stops with it. */
export const testServer = ({
  clock: start = '2026-11-20T08:00:00Z',
  rateLimits = false,
  env = {},
  root,
  routes,
  store,
}: TestOptions = {}): TestServer => {
  const clock = testClock(start);
  let parts:
    | { fastify: FastifyInstance; db: Database; settings: Settings; files: FileStore; folder: string }
    | undefined;

  const requireParts = () => {
    if (!parts) throw new Error('The test server runs only inside tests and hooks');
    return parts;
  };

  beforeAll(async () => {
    setTypeParsers();
    clock.set(start);
    const folder = mkdtempSync(path.join(tmpdir(), 'husrum-'));
    const read = readSettings({ LOG_LEVEL: 'silent', DATA_DIR: folder, ...env });
    const settings = root ? { ...read, webRoot: root } : read;
    const pool = openPool(globalThis.testDatabase);
    surviveLostConnections(pool, () => undefined);
    const db = openDatabase(pool, clock, { beforeCommit: serverParts });
    const files = forbidFilesInTransactions(
      store?.() ?? createFolderFileStore(path.join(folder, 'files')),
      db,
    );
    const fastify = await buildServer({
      settings,
      clock,
      db,
      files,
      secret: SECRET,
      rateLimits,
      ...(routes ? { routes } : {}),
    });
    parts = { fastify, db, settings, files, folder };
  });

  afterAll(async () => {
    const { fastify, db, folder } = requireParts();
    await fastify.close();
    await db.close();
    rmSync(folder, { recursive: true, force: true });
  });

  return {
    clock,
    get settings() {
      return requireParts().settings;
    },
    get db() {
      return requireParts().db;
    },
    get files() {
      return requireParts().files;
    },
    get fastify() {
      return requireParts().fastify;
    },
    as: (account) => createCaller(() => requireParts().fastify, account?.token),
    forAccount: ({ businessId }, work) => requireParts().db.forAccount(businessId, work),
    system: (work) => requireParts().db.system(work),
    sign: (claims) => createTokens(createSigner(requireParts().fastify), SECRET).sign(claims),
  };
};
