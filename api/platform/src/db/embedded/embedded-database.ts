import { setTimeout as delay } from 'node:timers/promises';
import { StartError } from '../../errors';
import { makePrivateFolder } from '../../private-files';
import { hasOldDatabase, makeClusterFolders, SYSTEM_FOLDER } from './cluster-paths';
import { prepareRunAs } from './database-user';
import { connectionStringOf, type Keeper, keepRunning } from './keeper';
import { prepareDataFolder } from './make-cluster';
import { preparePrograms } from './postgres-programs';
import type { Cluster } from './postmaster';

/** A PostgreSQL that belongs to a data folder. Several processes may use it at once. */
export interface EmbeddedDatabase {
  readonly connectionString: string;
  /** Waits for at most some seconds while the database is started again. */
  whenRunning(): Promise<void>;
  /** Stops the database when no other process uses it. */
  close(): Promise<void>;
}

interface Log {
  warn(details: object, message: string): void;
}

const RESTART_WAIT_MS = 10_000;
const RETRY_MS = 1000;

const prepareCluster = async (dataDir: string, log: Log): Promise<Cluster> => {
  await makePrivateFolder(dataDir);
  const runAs = prepareRunAs();
  const paths = makeClusterFolders(dataDir, runAs);
  if (paths.isElsewhere)
    log.warn(
      { folder: paths.home },
      'the user of the embedded database cannot reach DATA_DIR: it is elsewhere',
    );
  if (hasOldDatabase(dataDir, paths))
    throw new StartError(
      `${dataDir} holds the embedded database of version 0.2.0, which this version cannot read; nothing was changed. Run \`npm run db:export -- husrum.jsonl.gz\` with version 0.2.0, then here, with another DATA_DIR, \`npm run db:import -- husrum.jsonl.gz\`, and copy the folder files and the file encryption.key to it.`,
    );
  const programs = preparePrograms({ linkFolder: paths.links, runAs, copyFolder: SYSTEM_FOLDER });
  await prepareDataFolder(paths, programs, runAs);
  return { paths, programs, runAs };
};

/** Starts or joins the database of a data folder, and starts it again whenever it ends. */
export const openEmbeddedDatabase = async (dataDir: string, log: Log): Promise<EmbeddedDatabase> => {
  const cluster = await prepareCluster(dataDir, log);
  let isClosing = false;
  let running: Promise<Keeper | undefined>;

  const watch = (keeper: Keeper): Keeper => {
    keeper.onEnd(() => {
      if (isClosing) return;
      log.warn({}, 'the embedded database has ended, and is started again');
      running = restart();
    });
    return keeper;
  };
  const restart = async (): Promise<Keeper | undefined> => {
    while (!isClosing) {
      try {
        return watch(await keepRunning(cluster));
      } catch (error) {
        log.warn({ err: error }, 'the embedded database could not be started again');
        await delay(RETRY_MS);
      }
    }
    return undefined;
  };

  const first = watch(await keepRunning(cluster));
  running = Promise.resolve(first);
  return {
    connectionString: connectionStringOf(cluster, first.postmaster),
    whenRunning: async () => {
      const timer = new AbortController();
      await Promise.race([running, delay(RESTART_WAIT_MS, undefined, { signal: timer.signal })]).catch(
        () => undefined,
      );
      timer.abort();
    },
    close: async () => {
      isClosing = true;
      await (await running)?.close();
    },
  };
};
