import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  chownSync,
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePort } from './launch-server';

/** PostgreSQL refuses to run as root, so root runs it as the user nobody. */
const NOBODY = 65_534;
const unprivileged = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

/** Major versions of PostgreSQL that the server supports. The programs of each come from npm. */
export const POSTGRES_VERSIONS = [15, 16, 17, 18] as const;
export type PostgresVersion = (typeof POSTGRES_VERSIONS)[number];
/** npm has the programs of all versions for these machines. */
export const hasPostgresPrograms = process.platform === 'linux' && process.arch === 'x64';

/** The name of a cluster's folder ends with the id of the process that it belongs to. */
const FOLDER = /^husrum-cluster-\w+-(\d+)$/;
const READY_TIMEOUT_MS = 60_000;
const POLL_MS = 20;

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/** Removes the clusters of processes that were killed. PostgreSQL ends within a minute when its folder is gone. */
const removeAbandonedClusters = (): void => {
  for (const name of readdirSync(tmpdir())) {
    const [, pid] = FOLDER.exec(name) ?? [];
    if (pid !== undefined && !isRunning(Number(pid)))
      rmSync(path.join(tmpdir(), name), { recursive: true, force: true });
  }
};

/** Copies the programs to where every user may read them, with the links to libraries that a package of npm cannot contain. */
const copyPrograms = (version: PostgresVersion, folder: string): string => {
  const packageFolder = path.dirname(
    path.dirname(createRequire(import.meta.filename).resolve(`postgres-${version}`)),
  );
  const copy = path.join(folder, 'native');
  cpSync(path.join(packageFolder, 'native'), copy, {
    recursive: true,
    filter: (source) => !source.endsWith('.a'),
  });
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(path.join(copy, 'pg-symlinks.json'), 'utf8'),
  );
  for (const { source, target } of links)
    symlinkSync(path.relative(path.dirname(target), source), path.join(folder, target));
  return path.join(copy, 'bin');
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
  ...['max_wal_size=4GB', 'checkpoint_timeout=1h', 'autovacuum=off', 'listen_addresses=127.0.0.1'],
];

const makeDataFolder = (programs: string, work: string): string => {
  const data = path.join(work, 'data');
  const locale = ['--encoding=UTF8', '--locale=C.UTF-8'];
  const { status, stderr, error } = spawnSync(
    path.join(programs, 'initdb'),
    ['-D', data, '-U', 'husrum', '-A', 'trust', ...locale, '--no-sync'],
    { cwd: work, encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'], ...unprivileged },
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
  /** The address of a database for a login. Without a login, that of the superuser. */
  url(database: string, login?: string): string;
  stop(): Promise<void>;
}

/**
 * Starts a temporary cluster of that version on a free port. Every login is accepted without a password. It belongs to this
 * process: it ends with the process, or is removed by the next cluster if the process was killed.
 */
export const startPostgresCluster = async (version: PostgresVersion): Promise<PostgresCluster> => {
  removeAbandonedClusters();
  const made = mkdtempSync(path.join(tmpdir(), 'husrum-cluster-'));
  const folder = `${made}-${process.pid}`;
  renameSync(made, folder);
  const programs = copyPrograms(version, folder);
  const work = path.join(folder, 'work');
  mkdirSync(work);
  for (const one of [folder, work]) chownSync(one, unprivileged.uid ?? -1, unprivileged.gid ?? -1);
  const data = makeDataFolder(programs, work);
  const port = await findFreePort();
  const logFile = path.join(work, 'log');
  const log = openSync(logFile, 'a');
  const postgres = spawn(
    path.join(programs, 'postgres'),
    ['-D', data, '-p', String(port), '-k', work, ...settings.flatMap((setting) => ['-c', setting])],
    { cwd: work, stdio: ['ignore', log, log], ...unprivileged },
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
