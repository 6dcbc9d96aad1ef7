import type { NonTransactionalJobContext } from '@husrum/api-platform';
import { listBuildFolders } from './build.store';
import { STORE_FOLDERS } from './build-files';
import { listStaleFolders } from './retention.rules';

/**
 * Deletes folders that no available build refers to: those of cleared builds, uploads, and copies of builds that were rejected.
 * A build refers to its folder within minutes of the last file, or never, so only folders without a new file for a month are
 * deleted. A failed deletion is repeated the next night.
 */
export const deleteUnreferencedFiles = async ({
  db,
  files,
  clock,
  log,
  signal,
}: Pick<NonTransactionalJobContext, 'db' | 'files' | 'clock' | 'log' | 'signal'>): Promise<void> => {
  const all = await Promise.all(STORE_FOLDERS.map((folder) => files.list(folder)));
  const referenced = await db.beforeRemovingFiles(listBuildFolders);
  for (const { folder, keys } of listStaleFolders(all.flat(), clock.now())) {
    if (referenced.has(folder)) continue;
    signal.throwIfAborted();
    for (const key of keys) await files.remove(key);
    log.info({ folder, files: keys.length }, 'files without a build are deleted');
  }
};
