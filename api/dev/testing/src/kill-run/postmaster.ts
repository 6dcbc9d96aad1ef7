import { readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const POLL_MS = 20;
/** Long runs share their machine with other work. */
const NEXT_TIMEOUT_MS = 300_000;

/**
 * Whether the process works in the data folder. The pid file stays when its postmaster is killed, and another process may get its id
 * later. Only Linux tells.
 */
const isPostmasterOf = (folder: string, pid: number): boolean => {
  if (process.platform !== 'linux') return true;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder);
  } catch {
    return false;
  }
};

const dataFolder = (dataDir: string): string => path.join(dataDir, 'postgresql', 'data');

/** The file in which a postmaster says who it is, and that it accepts sessions. It is empty when there is none. */
const readPidFile = (dataDir: string): string => {
  try {
    return readFileSync(path.join(dataFolder(dataDir), 'postmaster.pid'), 'utf8');
  } catch {
    return '';
  }
};

/**
 * Removes the data folder of a run. When the run has failed, its database may still be running and writing there, and the failure
 * must be what is seen.
 */
export const removeDataFolder = (dataDir: string): void => {
  killPostmaster(dataDir);
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20 });
};

/**
 * Kills the postmaster of the embedded database of a data folder, as the kernel does when memory runs out. Returns its id, undefined if
 * none runs.
 */
export const killPostmaster = (dataDir: string): number | undefined => {
  const pid = Number.parseInt(readPidFile(dataDir), 10);
  if (!isPostmasterOf(dataFolder(dataDir), pid)) return undefined;
  try {
    process.kill(pid, 'SIGKILL');
    return pid;
  } catch {
    return undefined;
  }
};

/**
 * Waits until another postmaster than the killed one accepts sessions. It starts when all sessions of the killed one have ended, which
 * may answer until then. Throws after five minutes.
 */
export const waitForNextPostmaster = async (dataDir: string, killed: number): Promise<void> => {
  const isNext = (file: string) => Number.parseInt(file, 10) !== killed && /\nready\s*$/.test(file);
  for (const start = Date.now(); !isNext(readPidFile(dataDir)); await delay(POLL_MS))
    if (Date.now() - start > NEXT_TIMEOUT_MS) throw new Error('the database was not started again');
};
