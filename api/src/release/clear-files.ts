import type { ReachingWork } from '../platform/jobs/job';
import { keptFolders } from './build.store';
import { homes } from './build-files';
import { settledLongAgo } from './clearing.rules';

type Work = Pick<ReachingWork, 'db' | 'files' | 'clock' | 'log' | 'signal'>;

/**
 * What no build names any more, or ever did: builds that were cleared away, uploads, copies of what was never taken in. A
 * folder is named within minutes of its last file, or never: who has not been for a month will not be while it is erased.
 * Erased anew each night until nothing is left, however often that has to be tried.
 */
export const clearFiles = async ({ db, files, clock, log, signal }: Work): Promise<void> => {
  const all = await Promise.all(homes.map((home) => files.list(home)));
  const named = await db.system(keptFolders);
  for (const { folder, keys } of settledLongAgo(all.flat(), clock.now())) {
    if (named.has(folder)) continue;
    signal.throwIfAborted();
    for (const key of keys) await files.remove(key);
    log.info({ folder, files: keys.length }, 'files that no build names are cleared away');
  }
};
