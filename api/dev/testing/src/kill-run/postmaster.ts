import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Kills the postmaster of the embedded database of a data folder, as the kernel does when memory runs out. False if none runs. */
export const killPostmaster = (dataDir: string): boolean => {
  const file = path.join(dataDir, 'postgresql', 'data', 'postmaster.pid');
  try {
    return process.kill(Number.parseInt(readFileSync(file, 'utf8'), 10), 'SIGKILL');
  } catch {
    return false;
  }
};
