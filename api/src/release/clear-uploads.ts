import type { Tx } from '../platform/db';
import type { ReachingWork } from '../platform/jobs/job';
import { findBuild, lockAlone } from './build.store';
import { BUILDS, eraseFiles, folderOf, type NamedBuild } from './build-files';
import { settledLongAgo } from './clearing.rules';

type Work = Pick<ReachingWork, 'db' | 'files' | 'clock' | 'log' | 'signal'>;

const isTakenIn = async (tx: Tx, { remote, build }: NamedBuild): Promise<boolean> =>
  (await findBuild(tx, remote, build))?.source === 'uploaded';

/** What was uploaded and never proven, or was not all erased: the store alone knows of it. */
export const clearUploads = async ({ db, files, clock, log, signal }: Work): Promise<void> => {
  for (const named of settledLongAgo(await files.list(BUILDS), clock.now())) {
    signal.throwIfAborted();
    await db.system(async (tx) => {
      await lockAlone(tx, named.remote, named.build);
      if (await isTakenIn(tx, named)) return;
      // A file may have come since all were listed; none does while the lock is held.
      if (settledLongAgo(await files.list(folderOf(named)), clock.now()).length === 0) return;
      await eraseFiles(files, named);
      log.info(named, 'an upload that was never finished is cleared away');
    });
  }
};
