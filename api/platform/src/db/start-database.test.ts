import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { testClock } from '../clock';
import { readSettings } from '../settings';
import { readMigrations } from './migrate';
import { startDatabase } from './start-database';

// Creating a database takes seconds on a busy machine.
jest.setTimeout(120_000);

const folder = mkdtempSync(path.join(tmpdir(), 'husrum-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The number of migrations that are done in the embedded database, or 0 while it does not answer. */
const countMigrations = async (): Promise<number> => {
  const host = path.join(folder, 'postgresql', 'run');
  const client = new pg.Client({ host, port: 5432, user: 'husrum', database: 'husrum' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ count: number }>(
      'select count(*)::int as count from schema_migration',
    );
    return rows[0]?.count ?? 0;
  } catch {
    return 0;
  } finally {
    await client.end().catch(() => undefined);
  }
};

it('a start is completed although its embedded database is killed while it migrates', async () => {
  const starting = startDatabase(
    readSettings({ DATA_DIR: folder, LOG_LEVEL: 'silent' }),
    testClock('2026-11-20T08:00:00Z'),
  );
  while ((await countMigrations()) === 0) await delay(5);
  const pidFile = path.join(folder, 'postgresql', 'data', 'postmaster.pid');
  process.kill(Number.parseInt(readFileSync(pidFile, 'utf8'), 10), 'SIGKILL');
  const database = await starting;
  expect(await countMigrations()).toBe(readMigrations().length);
  await database.close();
});
