import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock';
import type { FileStore } from './file-store';
import type { Settings } from './settings';

/** What the server provides to calls and jobs outside a transaction. */
export interface ServerContext {
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly files: FileStore;
  readonly settings: Settings;
}
