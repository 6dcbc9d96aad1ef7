import { readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';

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

/** Kills the postmaster of the embedded database of a data folder, as the kernel does when memory runs out. False if none runs. */
export const killPostmaster = (dataDir: string): boolean => {
  const folder = path.join(dataDir, 'postgresql', 'data');
  try {
    const pid = Number.parseInt(readFileSync(path.join(folder, 'postmaster.pid'), 'utf8'), 10);
    return isPostmasterOf(folder, pid) && process.kill(pid, 'SIGKILL');
  } catch {
    return false;
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
