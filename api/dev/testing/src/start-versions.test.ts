import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from '@husrum/api-app/testing';
import { readSettings } from '@husrum/api-platform';
import {
  createClock,
  explainStartFailure,
  readMigrations,
  startDatabase,
} from '@husrum/api-platform/testing';
import pg from 'pg';
import { executeSql } from './execute-sql';
import {
  isInstalled,
  POSTGRES_VERSIONS,
  type PostgresCluster,
  startPostgresCluster,
} from './postgres-cluster';

// The login that docs/operating.md asks for: it owns the database and may create roles, and is no superuser.
const OWNER = 'husrum_owner';
const ROLES = ['app_user', 'app_system', 'app_tenant'];

// Making a cluster and migrating a database is slow on a busy machine.
jest.setTimeout(120_000);

const folder = mkdtempSync(path.join(tmpdir(), 'husrum-start-versions-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// Without builds of the shell and the remotes, and without jobs: neither differs between versions of PostgreSQL.
const settingsFor = (databaseUrl: string) => ({
  ...readSettings({
    LOG_LEVEL: 'silent',
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    PORT: '0',
    JOBS: 'off',
  }),
  webRoot: folder,
});

/** Opens the database as the server does, and runs a transaction as each role. */
const startAndUseDatabase = async (databaseUrl: string): Promise<void> => {
  const settings = settingsFor(databaseUrl);
  const db = await startDatabase(settings, createClock(settings));
  try {
    await db.system((tx) => tx.selectFrom('billable').select('id').execute());
    await db.forAccount(1, (tx) => tx.selectFrom('lease').select('id').execute());
    await db.forTenant({ businessId: 1, tenantId: 1 }, (tx) =>
      tx.selectFrom('tenant').select('id').execute(),
    );
  } finally {
    await db.close();
  }
};

describe.each(POSTGRES_VERSIONS.filter(isInstalled))('on PostgreSQL %i', (version) => {
  let cluster: PostgresCluster;
  beforeAll(async () => {
    cluster = await startPostgresCluster(version);
  });
  afterAll(() => cluster.stop());

  const asSuperuser = (...statements: string[]) => executeSql(cluster.url('postgres'), ...statements);
  const ownUrl = () => cluster.url('husrum', OWNER);

  beforeEach(() =>
    asSuperuser(`create role ${OWNER} login createrole`, `create database husrum owner ${OWNER}`),
  );
  afterEach(() =>
    asSuperuser(
      'drop database husrum with (force)',
      ...[...ROLES, OWNER].map((role) => `drop role if exists ${role}`),
    ),
  );

  it('the server starts with a login that owns the database and may create roles, and starts again', async () => {
    const server = await startServer(settingsFor(ownUrl()));
    const { statusCode } = await server.app.inject('/ready');
    await server.stop();
    expect(statusCode).toBe(200);
    await startAndUseDatabase(ownUrl());
  });

  // A superuser has restored the roles and the memberships, so that the login does not administer them.
  it('starts on a database from an older cluster, whose roles were restored', async () => {
    await asSuperuser(
      ...ROLES.flatMap((role) => [`create role ${role} nologin`, `grant ${role} to ${OWNER}`]),
    );
    await startAndUseDatabase(ownUrl());
  });

  it('goes on where a first start stopped whose login could not act as its roles', async () => {
    await executeSql(ownUrl(), ...ROLES.map((role) => `create role ${role} nologin`));
    const pool = new pg.Pool({ connectionString: ownUrl(), max: 1 });
    try {
      await pool.query(
        'create table schema_migration (name text primary key, digest text not null, applied_at timestamptz not null default now())',
      );
      for (const { name, text, digest } of readMigrations().filter(({ name }) => name < '0063')) {
        await pool.query(text);
        await pool.query('insert into schema_migration (name, digest) values ($1, $2)', [name, digest]);
      }
    } finally {
      await pool.end();
    }
    await startAndUseDatabase(ownUrl());
  });

  it('asks for CREATEROLE when the login may not create the roles', async () => {
    await asSuperuser(`alter role ${OWNER} nocreaterole`);
    const advice = await startAndUseDatabase(ownUrl()).then(() => '', explainStartFailure);
    expect(advice).toContain('make it own the database, with CREATEROLE');
  });

  // Since PostgreSQL 16 the right to create roles is no right to grant those of others.
  if (version >= 16)
    it('says what a superuser must grant, before it migrates, when another login made the roles', async () => {
      await asSuperuser(...ROLES.map((role) => `create role ${role} nologin`));
      const advice = await startAndUseDatabase(ownUrl()).then(() => '', explainStartFailure);
      const [, grant = ''] =
        /^The database user may not act as app_user: .* `(grant .*)`\.$/.exec(advice ?? '') ?? [];
      expect(grant).not.toBe('');
      expect(await executeSql(ownUrl(), 'select name from schema_migration')).toEqual([]);
      await asSuperuser(grant);
      await startAndUseDatabase(ownUrl());
    });
});
