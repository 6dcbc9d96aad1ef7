import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  type PostgresPrograms,
  preparePrograms,
  prepareRunAs,
  type RunAs,
} from '@husrum/api-platform/testing';
import { findFreePort } from './launch-server';

/** Major versions of PostgreSQL that the server supports. The programs of each come from npm. */
export const POSTGRES_VERSIONS = [15, 16, 17, 18] as const;
export type PostgresVersion = (typeof POSTGRES_VERSIONS)[number];
const OWN_VERSION: PostgresVersion = 18;
/** The programs of the other versions are installed for Linux on x64 only. */
export const isInstalled = (version: PostgresVersion): boolean =>
  version === OWN_VERSION || (process.platform === 'linux' && process.arch === 'x64');

/** The name of a cluster's folder ends with the id of the process that it belongs to. */
const FOLDER = /^husrum-cluster-\w+-(\d+)$/;
/** Memory for test databases is faster than a disk. Containers often have little of it. */
const SHARED_MEMORY = '/dev/shm';
const ENOUGH_BYTES = 4 * 1024 ** 3;
const READY_TIMEOUT_MS = 60_000;
const POLL_MS = 20;

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

const hasEnoughSharedMemory = (): boolean => {
  if (!existsSync(SHARED_MEMORY)) return false;
  const { bavail, bsize } = statfsSync(SHARED_MEMORY);
  return bavail * bsize > ENOUGH_BYTES;
};

/** Removes the clusters of processes that were killed. PostgreSQL ends within a minute when its folder is gone. */
const removeAbandonedClusters = (): void => {
  for (const parent of [tmpdir(), SHARED_MEMORY].filter(existsSync))
    for (const name of readdirSync(parent)) {
      const [, pid] = FOLDER.exec(name) ?? [];
      if (pid !== undefined && !isRunning(Number(pid)))
        rmSync(path.join(parent, name), { recursive: true, force: true });
    }
};

const findPrograms = (version: PostgresVersion, folder: string, runAs: RunAs): PostgresPrograms => {
  const own = { linkFolder: path.join(folder, 'lib'), copyFolder: path.join(folder, 'programs'), runAs };
  if (version === OWN_VERSION) return preparePrograms(own);
  const name = createRequire(import.meta.filename).resolve(`postgres-${version}`);
  return preparePrograms({ ...own, name });
};

/** Nothing in a temporary cluster has to survive a crash, and no test waits for what only keeps a long life fast. */
const settings = [
  ...[
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'wal_level=minimal',
    'max_wal_senders=0',
  ],
  ...['max_wal_size=1GB', 'checkpoint_timeout=1h', 'autovacuum=off', 'listen_addresses=127.0.0.1'],
];

const makeDataFolder = (programs: PostgresPrograms, runAs: RunAs, folder: string): string => {
  const data = path.join(folder, 'data');
  const locale = ['--encoding=UTF8', '--locale=C.UTF-8'];
  const { status, stderr, error } = spawnSync(
    programs.initdb,
    ['-D', data, '-U', 'husrum', '-A', 'trust', ...locale, '--no-sync'],
    { cwd: folder, env: programs.env, encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'], ...runAs },
  );
  if (status !== 0) throw new Error(`initdb: ${error?.message ?? stderr}`);
  return data;
};

const isReady = (data: string): boolean => {
  const file = path.join(data, 'postmaster.pid');
  return existsSync(file) && /\nready\s*$/.test(readFileSync(file, 'utf8'));
};

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

export interface PostgresCluster {
  /** The address of a database for a login. Without a login it is that of the superuser. */
  url(database: string, login?: string): string;
  stop(): Promise<void>;
}

/**
 * Starts a temporary cluster of that version on a free port. Every login is accepted without a password. It belongs to this
 * process: it ends with the process, or is removed by the next cluster if the process was killed.
 */
export const startPostgresCluster = async (version: PostgresVersion): Promise<PostgresCluster> => {
  removeAbandonedClusters();
  const made = mkdtempSync(path.join(hasEnoughSharedMemory() ? SHARED_MEMORY : tmpdir(), 'husrum-cluster-'));
  const folder = `${made}-${process.pid}`;
  renameSync(made, folder);
  const runAs = prepareRunAs();
  chownSync(folder, runAs.uid ?? -1, runAs.gid ?? -1);
  const programs = findPrograms(version, folder, runAs);
  const data = makeDataFolder(programs, runAs, folder);
  const port = await findFreePort();
  const logFile = path.join(folder, 'log');
  const log = openSync(logFile, 'a');
  const postgres = spawn(
    programs.postgres,
    ['-D', data, '-p', String(port), '-k', folder, ...settings.flatMap((setting) => ['-c', setting])],
    { cwd: folder, env: programs.env, stdio: ['ignore', log, log], ...runAs },
  );
  closeSync(log);
  // The process may end while the cluster runs.
  postgres.unref();
  const killAtExit = () => {
    postgres.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  };
  process.on('exit', killAtExit);
  for (const start = Date.now(); !isReady(data); await delay(POLL_MS))
    if (hasEnded(postgres) || Date.now() - start > READY_TIMEOUT_MS)
      throw new Error(`PostgreSQL ${version} did not start: ${readFileSync(logFile, 'utf8')}`);
  return {
    url: (database, login = 'husrum') => `postgres://${login}@127.0.0.1:${port}/${database}`,
    stop: async () => {
      process.off('exit', killAtExit);
      postgres.kill('SIGQUIT');
      while (!hasEnded(postgres)) await delay(POLL_MS);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
