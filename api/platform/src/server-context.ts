import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock';
import type { Database } from './db/database';
import type { FileStore } from './file-store';
import type { Settings } from './settings';

/** What the server provides to calls and jobs outside a transaction. */
export interface ServerContext {
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly files: FileStore;
  readonly settings: Settings;
}

/** The same with the database, for work that opens its own transactions. */
export interface ServerWithDatabase extends ServerContext {
  readonly db: Database;
}
