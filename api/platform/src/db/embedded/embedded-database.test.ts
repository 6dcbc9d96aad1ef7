import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { type EmbeddedDatabase, openEmbeddedDatabase } from './embedded-database';

// Creating a database takes seconds on a busy machine.
jest.setTimeout(120_000);

const root = mkdtempSync(path.join(tmpdir(), 'husrum-embedded-'));
// PostgreSQL's user passes through it when the tests run as root.
chmodSync(root, 0o755);
afterAll(() => rmSync(root, { recursive: true, force: true }));

const newFolder = (name: string): string => {
  const folder = path.join(root, name);
  mkdirSync(folder, { recursive: true });
  return folder;
};

const warnings: string[] = [];
const log = { warn: (_details: object, message: string) => void warnings.push(message) };
const open = (folder: string): Promise<EmbeddedDatabase> => openEmbeddedDatabase(folder, log);

/** Runs statements in one session, and returns the rows of the last. */
const query = async ({ connectionString }: EmbeddedDatabase, ...statements: string[]): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  try {
    let rows: unknown[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
};

const clusterOf = (folder: string): string => path.join(folder, 'postgresql');
const pidFile = (folder: string): string => path.join(clusterOf(folder), 'data', 'postmaster.pid');
const postmasterOf = (folder: string): number => Number.parseInt(readFileSync(pidFile(folder), 'utf8'), 10);

describe('a new database', () => {
  const folder = newFolder('new');
  let database: EmbeddedDatabase;
  beforeAll(async () => {
    database = await open(folder);
  });
  afterAll(() => database.close());

  it('has a login that owns it, may create roles, and for which row-level security holds', async () => {
    const [login] = await query(
      database,
      `select rolsuper, rolbypassrls, rolcreaterole, datname, datdba = oid as owns
       from pg_roles, lateral (select datname, datdba from pg_database where datname = current_database()) d
       where rolname = current_user`,
    );
    expect(login).toEqual({
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: true,
      datname: 'husrum',
      owns: true,
    });
  });

  it('knows Swedish letters in lower case, in searches by parts of words, and orders by their code', async () => {
    const rows = await query(
      database,
      'create extension pg_trgm',
      `select lower('ÅÄÖÉ') as lower, array_length(show_trgm('åäö'), 1) as trigrams,
              array(select name from (values ('ö'), ('z'), ('Å'), ('a')) v(name) order by name) as sorted`,
    );
    expect(rows).toEqual([{ lower: 'åäöé', trigrams: 4, sorted: ['a', 'z', 'Å', 'ö'] }]);
  });

  it('waits for the disk, and listens to no network', async () => {
    const names = ['fsync', 'full_page_writes', 'listen_addresses', 'synchronous_commit'];
    const rows = await query(
      database,
      `select name, setting from pg_settings where name in ('${names.join("','")}') order by name`,
    );
    expect(rows).toEqual([
      { name: 'fsync', setting: 'on' },
      { name: 'full_page_writes', setting: 'on' },
      { name: 'listen_addresses', setting: '' },
      { name: 'synchronous_commit', setting: 'on' },
    ]);
  });

  it('is closed to other users of the machine', () => {
    for (const name of ['', 'data', 'run', 'log'])
      expect([name, statSync(path.join(clusterOf(folder), name)).mode & 0o077]).toEqual([name, 0]);
    expect(statSync(folder).mode & 0o007).toBe(0);
  });
});

describe('several users of one folder', () => {
  it('start it at once, share it, and the last one stops it', async () => {
    const folder = newFolder('shared');
    const [first, second] = await Promise.all([open(folder), open(folder)]);
    await query(first, 'create table note (text text)', `insert into note values ('a')`);
    expect(await query(second, 'select text from note')).toEqual([{ text: 'a' }]);
    const pid = postmasterOf(folder);
    await first.close();
    expect(await query(second, 'select text from note')).toEqual([{ text: 'a' }]);
    const third = await open(folder);
    expect(postmasterOf(folder)).toBe(pid);
    await Promise.all([second.close(), third.close()]);
    expect(existsSync(pidFile(folder))).toBe(false);

    const again = await open(folder);
    expect(await query(again, 'select text from note')).toEqual([{ text: 'a' }]);
    await again.close();
  });
});

/** Opens the database of the folder in a process of its own, which then waits. */
const startUser = async (folder: string) => {
  const script = `
    import { openEmbeddedDatabase } from ${JSON.stringify(path.join(import.meta.dirname, 'embedded-database.ts'))};
    await openEmbeddedDatabase(${JSON.stringify(folder)}, { warn: () => undefined });
    console.log('open');
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
    cwd: path.resolve(import.meta.dirname, '../../..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
};

/** PostgreSQL notices a moment later that a process is gone. Until then it is a user of the database. */
const waitForSessionsToEnd = async (database: EmbeddedDatabase): Promise<void> => {
  const users = "select from pg_locks where locktype = 'advisory' and mode = 'ShareLock'";
  while ((await query(database, users)).length > 1) await delay(50);
};

describe('after a kill', () => {
  it('of the process that started it, the next one takes over the running database', async () => {
    const folder = newFolder('killed-server');
    const child = await startUser(folder);
    const pid = postmasterOf(folder);
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    const next = await open(folder);
    expect(postmasterOf(folder)).toBe(pid);
    await waitForSessionsToEnd(next);
    await next.close();
    expect(existsSync(pidFile(folder))).toBe(false);
  });

  it('of the database, it is started again, with all confirmed rows', async () => {
    const folder = newFolder('killed-database');
    const database = await open(folder);
    await query(database, 'create table note (text text)', `insert into note values ('confirmed')`);
    const pid = postmasterOf(folder);
    warnings.length = 0;
    process.kill(pid, 'SIGKILL');
    while (warnings.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    await database.whenRunning();
    expect(await query(database, 'select text from note')).toEqual([{ text: 'confirmed' }]);
    expect(postmasterOf(folder)).not.toBe(pid);
    await database.close();
    expect(existsSync(pidFile(folder))).toBe(false);
  });
});

describe('the path of the folder', () => {
  it.each([
    ['has a space and å', 'en mapp på disken'],
    ['is longer than that of a socket', path.join('l'.repeat(100), 'å'.repeat(50))],
  ])('%s', async (_case, name) => {
    const folder = newFolder(name);
    const database = await open(folder);
    expect(await query(database, 'select 1 as one')).toEqual([{ one: 1 }]);
    await database.close();
  });
});

describe('refuses in one sentence, and changes nothing', () => {
  const listFiles = (folder: string): string[] => readdirSync(folder, { recursive: true }).map(String).sort();
  const refuse = async (folder: string, part: string): Promise<void> => {
    await expect(open(folder)).rejects.toThrow(part);
    await expect(open(folder)).rejects.toThrow(/^[^\n]+\.$/);
  };
  const makeData = (folder: string, files: Readonly<Record<string, string>>): string => {
    const data = path.join(clusterOf(folder), 'data');
    mkdirSync(data, { recursive: true });
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(data, name), text);
    return data;
  };

  it('a folder of another major version', async () => {
    const folder = newFolder('other-version');
    const data = makeData(folder, { PG_VERSION: '17\n', 'postgresql.conf': 'port = 5432\n' });
    await refuse(folder, 'is of PostgreSQL 17');
    expect(listFiles(data)).toEqual(['PG_VERSION', 'postgresql.conf']);
    expect(readFileSync(path.join(data, 'postgresql.conf'), 'utf8')).toBe('port = 5432\n');
  });

  it('a folder that is not whole', async () => {
    const folder = newFolder('part');
    const data = makeData(folder, { 'postgresql.conf': '' });
    await refuse(folder, 'no database folder of PostgreSQL');
    expect(listFiles(data)).toEqual(['postgresql.conf']);
  });

  it('the folder of version 0.2.0, whose database ran inside the server', async () => {
    const folder = newFolder('old');
    mkdirSync(path.join(folder, 'db'));
    writeFileSync(path.join(folder, 'db', 'PG_VERSION'), '17\n');
    await refuse(folder, 'npm run db:export -- husrum.jsonl.gz');
    expect(listFiles(path.join(folder, 'db'))).toEqual(['PG_VERSION']);
    expect(existsSync(path.join(clusterOf(folder), 'data'))).toBe(false);
  });
});

it('makes the folder anew where it was killed while it made it', async () => {
  const folder = newFolder('half-made');
  // No process has this id.
  const halfMade = path.join(clusterOf(folder), 'data.new-4194305');
  mkdirSync(halfMade, { recursive: true });
  writeFileSync(path.join(halfMade, 'PG_VERSION'), '18\n');
  const database = await open(folder);
  expect(await query(database, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(existsSync(halfMade)).toBe(false);
  await database.close();
});
