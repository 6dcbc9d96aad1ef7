import { readFileSync, realpathSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { errorCode, StartError } from '../../errors';
import { isConnectionLost } from '../connection-lost';
import { SUPERUSER } from './make-cluster';
import { type Cluster, ensurePostmaster, readPostmaster, stopPostmaster } from './postmaster';
import type { PostmasterFile } from './postmaster-file.rules';

/** The login that the server uses. It owns the database and is no superuser, so that row-level security holds for it. */
export const LOGIN = 'husrum';
const DATABASE = 'husrum';
/** Every process that uses the database holds this lock shared. Who gets it alone is the last one, and stops the database. */
const USERS_LOCK_ID = 7_271_802;
const POLL_MS = 25;
/** Recovery after a crash reads at most `max_wal_size`. */
const READY_TIMEOUT_MS = 300_000;

/** A session by which a process keeps the database running, and hears when it ends. */
export interface Keeper {
  readonly postmaster: PostmasterFile;
  /** Calls back once, when the session has ended for whatever reason. */
  onEnd(listener: () => void): void;
  /** Ends the session. Stops the database when no other process has one. */
  close(): Promise<void>;
}

const readPassword = ({ paths }: Cluster): string | undefined =>
  process.platform === 'win32' ? readFileSync(paths.password, 'utf8') : undefined;

const connect = async (cluster: Cluster, { host, port }: PostmasterFile): Promise<pg.Client> => {
  const client = new pg.Client({
    host,
    port,
    user: SUPERUSER,
    database: 'postgres',
    password: readPassword(cluster),
    application_name: 'husrum keeper',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

/** Two processes may do it at once. */
const createUnlessMade = async (client: pg.Client, statement: string): Promise<void> => {
  try {
    await client.query(statement);
  } catch (error) {
    if (!['42710', '42P04', '23505'].includes(errorCode(error) ?? '')) throw error;
  }
};

const prepareDatabase = async (client: pg.Client, cluster: Cluster): Promise<void> => {
  const { rows } = await client.query<{ login: boolean; database: boolean }>(
    `select exists(select from pg_roles where rolname = $1) as login,
            exists(select from pg_database where datname = $2) as database`,
    [LOGIN, DATABASE],
  );
  const password = readPassword(cluster);
  const withPassword = password === undefined ? '' : ` password ${pg.escapeLiteral(password)}`;
  if (!rows[0]?.login) await createUnlessMade(client, `create role ${LOGIN} login createrole${withPassword}`);
  if (!rows[0]?.database) await createUnlessMade(client, `create database ${DATABASE} owner ${LOGIN}`);
};

const requireOwnFolder = async (client: pg.Client, { paths }: Cluster): Promise<void> => {
  const { rows } = await client.query<{ folder: string }>(
    `select current_setting('data_directory') as folder`,
  );
  const folder = rows[0]?.folder ?? '';
  if (realpathSync(folder) !== realpathSync(paths.data))
    throw new StartError(
      `The database that runs for ${paths.data} uses ${folder}: stop it, or choose another DATA_DIR.`,
    );
};

/**
 * Opens the session on a postmaster that runs. The result is undefined when it does not accept sessions, or is about to stop.
 */
const tryToKeep = async (cluster: Cluster, postmaster: PostmasterFile): Promise<Keeper | undefined> => {
  let client: pg.Client | undefined;
  try {
    client = await connect(cluster, postmaster);
    await requireOwnFolder(client, cluster);
    // It waits while another process decides to stop the database, and is then ended with it.
    await client.query('select pg_advisory_lock_shared($1)', [USERS_LOCK_ID]);
    await prepareDatabase(client, cluster);
  } catch (error) {
    await client?.end().catch(() => undefined);
    if (isConnectionLost(error)) return undefined;
    throw error;
  }
  const session = client;
  return {
    postmaster,
    onEnd: (listener) => void session.once('end', listener),
    close: async () => {
      try {
        await session.query('select pg_advisory_unlock_shared($1)', [USERS_LOCK_ID]);
        const { rows } = await session.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [
          USERS_LOCK_ID,
        ]);
        if (rows[0]?.alone) await stopPostmaster(cluster);
      } catch (error) {
        if (!isConnectionLost(error)) throw error;
      } finally {
        await session.end().catch(() => undefined);
      }
    },
  };
};

/** Starts the database unless it runs, and opens a session that keeps it running. Throws StartError when it cannot start. */
export const keepRunning = async (cluster: Cluster): Promise<Keeper> => {
  for (const start = Date.now(); ; await delay(POLL_MS)) {
    await ensurePostmaster(cluster);
    const postmaster = readPostmaster(cluster);
    const keeper = typeof postmaster === 'object' ? await tryToKeep(cluster, postmaster) : undefined;
    if (keeper !== undefined) return keeper;
    if (Date.now() - start > READY_TIMEOUT_MS)
      throw new StartError(`The embedded database does not answer: see ${cluster.paths.log}.`);
  }
};

/** The address of the database for the server's own sessions. */
export const connectionStringOf = (cluster: Cluster, { host, port }: PostmasterFile): string => {
  const url = new URL(`postgres://${LOGIN}@localhost:${port}/${DATABASE}`);
  url.searchParams.set('host', host);
  const password = readPassword(cluster);
  if (password !== undefined) url.password = password;
  return url.href;
};
