import { spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { errorCode, StartError } from '../../errors';
import { PRIVATE_FILE_MODE, PRIVATE_FOLDER_MODE, replacePrivateFile } from '../../private-files';
import type { ClusterPaths } from './cluster-paths';
import { clusterSettings, toConfigFile } from './cluster-settings.rules';
import type { RunAs } from './database-user';
import { isRunning } from './is-running';
import type { PostgresPrograms } from './postgres-programs';
import { type PostmasterFile, parsePostmasterFile } from './postmaster-file.rules';
import { runProgram } from './run-program';
import { toStartError } from './start-problem.rules';

/** A cluster of one data folder, whether it runs or not. */
export interface Cluster {
  readonly paths: ClusterPaths;
  readonly programs: PostgresPrograms;
  readonly runAs: RunAs;
}

const POLL_MS = 25;
const MAX_LOG_BYTES = 1024 * 1024;
/** The sessions of a postmaster that was killed end when they notice it. */
const ORPHANS_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 60_000;

const postmasterFile = ({ paths }: Cluster): string => path.join(paths.data, 'postmaster.pid');

/**
 * Whether the process works in another folder than the data folder: the file came with a copied folder, or its process is gone and
 * another one has got its id. Only Linux tells.
 */
const isAnotherProcess = ({ paths }: Cluster, pid: number): boolean => {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) !== paths.data;
  } catch {
    return false;
  }
};

/**
 * What the running postmaster says of itself. The result is undefined when none runs; `busy` while it starts, recovers or
 * stops.
 */
export const readPostmaster = (cluster: Cluster): PostmasterFile | 'busy' | undefined => {
  try {
    const text = readFileSync(postmasterFile(cluster), 'utf8');
    const pid = Number.parseInt(text, 10);
    if (!isRunning(pid)) return undefined;
    if (isAnotherProcess(cluster, pid)) {
      rmSync(postmasterFile(cluster), { force: true });
      return undefined;
    }
    return parsePostmasterFile(text) ?? 'busy';
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
};

const readSharedMemory = (): number | undefined => {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize;
  } catch {
    return undefined;
  }
};

const writeSettings = ({ paths, runAs }: Cluster): void => {
  const file = path.join(paths.data, 'postgresql.conf');
  const isWindows = process.platform === 'win32';
  const settings = clusterSettings({
    socketFolder: isWindows ? undefined : paths.socket,
    port: paths.port,
    sharedMemoryBytes: readSharedMemory(),
  });
  replacePrivateFile(file, toConfigFile(settings));
  if (runAs.uid !== undefined && runAs.gid !== undefined) chownSync(file, runAs.uid, runAs.gid);
};

/** Opens the log, and keeps only the one before it when it has grown. */
const openLog = ({ paths }: Cluster): { file: string; descriptor: number; size: number } => {
  mkdirSync(paths.log, { recursive: true, mode: PRIVATE_FOLDER_MODE });
  const file = path.join(paths.log, 'postgresql.log');
  if (existsSync(file) && statSync(file).size > MAX_LOG_BYTES) renameSync(file, `${file}.1`);
  const descriptor = openSync(file, 'a', PRIVATE_FILE_MODE);
  chmodSync(file, PRIVATE_FILE_MODE);
  return { file, descriptor, size: statSync(file).size };
};

type StartResult = { readonly ended: false } | { readonly ended: true; readonly output: string };

/** Starts the postmaster in a session of its own: neither Ctrl-C nor the end of this process reaches it. */
const spawnPostmaster = async (cluster: Cluster): Promise<StartResult> => {
  const { paths, programs, runAs } = cluster;
  writeSettings(cluster);
  const log = openLog(cluster);
  const readOutput = () => readFileSync(log.file).subarray(log.size).toString();
  try {
    if (process.platform === 'win32') {
      const args = ['start', '--pgdata', paths.data, '--log', log.file, '--silent'];
      const { code, output } = await runProgram(programs.pgCtl, args, { programs, runAs, cwd: paths.home });
      return code === 0 ? { ended: false } : { ended: true, output: output + readOutput() };
    }
    const child = spawn(programs.postgres, ['-D', paths.data], {
      cwd: paths.home,
      detached: true,
      env: programs.env,
      stdio: ['ignore', log.descriptor, log.descriptor],
      ...runAs,
    });
    let ended = false;
    const failed = new Promise<never>((_resolve, reject) => child.on('error', reject));
    failed.catch(() => undefined);
    child.on('exit', () => {
      ended = true;
    });
    child.unref();
    while (!ended && typeof readPostmaster(cluster) !== 'object')
      await Promise.race([delay(POLL_MS), failed]);
    return ended ? { ended: true, output: readOutput() } : { ended: false };
  } finally {
    closeSync(log.descriptor);
  }
};

/**
 * Makes sure that a postmaster runs on the data folder, or starts up. Of two processes that start one at once, PostgreSQL lets one
 * succeed. Throws StartError when it cannot start.
 */
export const ensurePostmaster = async (cluster: Cluster): Promise<void> => {
  for (const start = Date.now(); readPostmaster(cluster) === undefined; await delay(POLL_MS)) {
    const result = await spawnPostmaster(cluster);
    if (!result.ended) return;
    if (/lock file "postmaster.pid" already exists/.test(result.output)) continue;
    const waitsForOrphans = /pre-existing shared memory block|lock file .* already exists/.test(
      result.output,
    );
    if (waitsForOrphans && Date.now() - start < ORPHANS_TIMEOUT_MS) continue;
    throw toStartError(result.output, path.join(cluster.paths.log, 'postgresql.log'));
  }
};

/** Stops the postmaster in order: it ends the sessions, and writes everything to the files. */
export const stopPostmaster = async (cluster: Cluster): Promise<void> => {
  const running = readPostmaster(cluster);
  if (typeof running !== 'object') return;
  const { paths, programs, runAs } = cluster;
  if (process.platform === 'win32') {
    const args = ['stop', '--pgdata', paths.data, '--mode', 'fast', '--no-wait', '--silent'];
    await runProgram(programs.pgCtl, args, { programs, runAs, cwd: paths.home });
  } else process.kill(running.pid, 'SIGINT');
  for (const start = Date.now(); existsSync(postmasterFile(cluster)); await delay(POLL_MS)) {
    if (!isRunning(running.pid)) return;
    if (Date.now() - start > STOP_TIMEOUT_MS)
      throw new StartError(`The embedded database has not stopped: see ${paths.log}.`);
  }
};
