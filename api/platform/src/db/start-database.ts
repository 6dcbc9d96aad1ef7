import type { Clock } from '../clock';
import { createLogger } from '../logger';
import type { Settings } from '../settings';
import { checkDatabase } from './check-database';
import { type Database, openDatabase } from './database';
import { openEmbeddedDatabase } from './embedded/embedded-database';
import { migrate } from './migrate';
import { createPostgresPool } from './postgres-pool';
import { surviveLostConnections } from './survive-lost-connections';
import { setTypeParsers } from './type-parsers';

/**
 * Opens, migrates and checks the database of the settings. Throws StartError when it is unusable. With `lastMigration`, the
 * database is left as an earlier release had it, for the import of its dump.
 */
export const startDatabase = async (
  settings: Settings,
  clock: Clock,
  lastMigration?: string,
): Promise<Database> => {
  setTypeParsers();
  const log = createLogger(settings);
  const embedded = settings.databaseUrl ? undefined : await openEmbeddedDatabase(settings.dataDir, log);
  const pool = createPostgresPool(embedded?.connectionString ?? settings.databaseUrl ?? '');
  surviveLostConnections(pool, (error) => log.warn({ err: error }, 'a database connection was lost'));
  const database = openDatabase(pool, clock, embedded);
  try {
    await migrate(pool, lastMigration);
    await checkDatabase(pool);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
};
