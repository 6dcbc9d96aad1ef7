import pg from 'pg';
import type { Clock } from '../clock';
import type { Settings } from '../settings';
import { checkDatabase } from './check';
import { type Database, openDatabase } from './database';
import { litePool, openFolder } from './lite';
import { migrate } from './migrate';
import { setParsers } from './parsers';

const postgresPool = (connectionString: string): pg.Pool =>
  new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 10_000,
    // A forgotten WHERE must not stop the house, and joins of a few rows gain nothing from parallel plans.
    options:
      '-c timezone=UTC -c statement_timeout=30000 -c jit=off -c max_parallel_workers_per_gather=0 -c search_path=public',
  });

/** Opens, migrates and checks the database that the settings name. */
export const startDatabase = async (settings: Settings, clock: Clock): Promise<Database> => {
  setParsers();
  const engine = settings.databaseUrl ? undefined : await openFolder(settings.dataDir);
  const pool = engine ? litePool(engine) : postgresPool(settings.databaseUrl ?? '');
  const database = openDatabase(pool, clock, engine?.close);
  try {
    await migrate(pool);
    await checkDatabase(pool);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
};
