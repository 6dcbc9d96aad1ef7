import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { executeSql } from './execute-sql';
import { killLaunchedServers, launchServer } from './launch-server';
import { readServerUrl } from './test-cluster';

const folder = mkdtempSync(path.join(tmpdir(), 'husrum-start-failure-'));
afterAll(() => {
  killLaunchedServers();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the server with these settings, without warnings of Node, and waits for its exit. */
const failToStart = (env: Record<string, string>) =>
  launchServer({ DATA_DIR: folder, PORT: '0', NODE_NO_WARNINGS: '1', ...env }).exit;
const oneSentence = (text: string) => ({
  code: 1,
  output: expect.stringMatching(new RegExp(`^[^\\n]*${text}[^\\n]*\\.\\n$`)),
});

describe('a start failure that the operator can correct exits with one sentence', () => {
  it('when the database cannot be reached', async () => {
    expect(await failToStart({ DATABASE_URL: 'postgres://husrum@127.0.0.1:1/husrum' })).toEqual(
      oneSentence('database cannot be reached'),
    );
  }, 60_000);

  it('when the public address is https, but the server is not in production', async () => {
    const env = { BASE_URL: 'https://husrum.example', NODE_ENV: 'development' };
    expect(await failToStart(env)).toEqual(oneSentence('must run with NODE_ENV=production'));
  }, 60_000);

  it('when S3 cannot be reached', async () => {
    const s3 = { S3_BUCKET: 'husrum', S3_ENDPOINT: 'http://127.0.0.1:1' };
    const keys = { S3_ACCESS_KEY_ID: 'x', S3_SECRET_ACCESS_KEY: 'x' };
    expect(await failToStart({ ...s3, ...keys })).toEqual(oneSentence('file store does not answer'));
  }, 60_000);
});

describe('a start failure that the operator can correct exits with one sentence', () => {
  const owner = `husrum_start_${process.pid}`;
  const url = new URL(readServerUrl());
  const execute = (database: string, ...statements: string[]) =>
    executeSql(Object.assign(new URL(url), { pathname: database }).href, ...statements);
  const ownUrl = Object.assign(new URL(url), { username: owner, pathname: owner }).href;

  beforeAll(() =>
    execute('postgres', `create role ${owner} login`, `create database ${owner} owner ${owner}`),
  );
  afterAll(() => execute('postgres', `drop database ${owner} with (force)`, `drop role ${owner}`));

  // Another database of the cluster has created the roles. start-versions.test.ts has a cluster without them.
  it('when the user owns the database but may not act as the roles', async () => {
    expect(await failToStart({ DATABASE_URL: ownUrl })).toEqual(oneSentence('has run `grant app_user'));
  }, 60_000);

  it('when a newer version of the server has migrated the database', async () => {
    await execute(
      owner,
      'create table if not exists schema_migration (name text primary key, digest text not null, applied_at timestamptz not null default now())',
      "insert into schema_migration (name, digest) values ('9999_later.sql', '')",
      `alter table schema_migration owner to ${owner}`,
    );
    expect(await failToStart({ DATABASE_URL: ownUrl })).toEqual(oneSentence('newer version'));
  }, 60_000);
});
