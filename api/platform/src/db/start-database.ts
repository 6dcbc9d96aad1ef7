import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Clock } from '../clock';
import { StartError } from '../errors';
import { createLogger } from '../logger';
import type { Settings } from '../settings';
import { checkDatabase } from './check-database';
import { isConnectionLost } from './connection-lost';
import { type BeforeCommit, type Database, openDatabase } from './database';
import { type EmbeddedDatabase, openEmbeddedDatabase } from './embedded/embedded-database';
import { migrate } from './migrate';
import { createPostgresPool } from './postgres-pool';
import { surviveLostConnections } from './survive-lost-connections';
import { setTypeParsers } from './type-parsers';

/** How often, and with which pause, a start is repeated while its embedded database ends and is started again. */
const MAX_ATTEMPTS = 40;
const RETRY_MS = 250;

/** Migrates and checks the database. An embedded database that ends meanwhile comes back by itself. */
const prepareDatabase = async (
  pool: pg.Pool,
  embedded: EmbeddedDatabase | undefined,
  lastMigration: string | undefined,
): Promise<void> => {
  let lastError: unknown;
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1)
    try {
      await migrate(pool, lastMigration);
      await checkDatabase(pool);
      return;
    } catch (error) {
      if (embedded === undefined || !isConnectionLost(error)) throw error;
      lastError = error;
      await delay(RETRY_MS);
      await embedded.whenRunning();
    }
  throw new StartError(
    `The embedded database ends again and again: see the folder postgresql/log in DATA_DIR. (${String(lastError)})`,
  );
};

interface StartOptions {
  readonly beforeCommit?: BeforeCommit;
  /** The database is left as an earlier release had it, for the import of its dump. */
  readonly lastMigration?: string | undefined;
}

/** Opens, migrates and checks the database of the settings. Throws StartError when it is unusable. */
export const startDatabase = async (
  settings: Settings,
  clock: Clock,
  { beforeCommit = [], lastMigration }: StartOptions = {},
): Promise<Database> => {
  setTypeParsers();
  const log = createLogger(settings);
  const embedded = settings.databaseUrl ? undefined : await openEmbeddedDatabase(settings.dataDir, log);
  const pool = createPostgresPool(embedded?.connectionString ?? settings.databaseUrl ?? '');
  surviveLostConnections(pool, (error) => log.warn({ err: error }, 'a database connection was lost'));
  const database = openDatabase(pool, clock, {
    embedded,
    preparesStatements: settings.preparesStatements,
    beforeCommit,
  });
  try {
    await prepareDatabase(pool, embedded, lastMigration);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
};
