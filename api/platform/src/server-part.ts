import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { FileKeys } from './backup/file-keys.store';
import type { Clock } from './clock';
import type { Database, Tx } from './db/database';
import type { FileStore } from './file-store';
import type { Route } from './http/serve';
import type { Tokens } from './http/tokens';
import type { Job } from './jobs/job';
import type { Settings } from './settings';

/** What a server that starts has. */
export interface StartContext {
  readonly settings: Settings;
  readonly clock: Clock;
  readonly db: Database;
  readonly files: FileStore;
}

/** What a package adds to the server. */
export interface ServerPart {
  /** The calls that it answers. */
  readonly routes?: readonly Route[];
  /** Its scheduled and background jobs. */
  readonly jobs?: readonly Job[];
  /** The files to which its rows refer: a backup contains them. */
  readonly fileKeys?: readonly FileKeys[];
  /** Serves what is no call, such as webhooks and files. */
  serve?(app: FastifyInstance, context: StartContext & { readonly tokens: Tokens }): void;
  /** Runs before the server listens. */
  start?(context: StartContext, log: FastifyBaseLogger): Promise<void>;
  /** Runs at the end of each transaction of an account that may write, and commits with it. */
  beforeCommit?(tx: Tx): Promise<void>;
  /** Ends the invitations of its nouns, when an earlier state of the database is restored. */
  endAccess?(tx: Tx): Promise<void>;
  /** Runs after the server has stopped. */
  stop?(): void;
}
