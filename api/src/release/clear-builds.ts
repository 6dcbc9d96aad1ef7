import type { JobWork, ReachingWork } from '../platform/jobs/job';
import { findCleared, keptBuilds, lockAlone, markCleared } from './build.store';
import { eraseFiles } from './build-files';
import { clearable } from './clearing.rules';
import { lockedStanding, logOf, pinnedBuilds } from './release.store';

export const ERASE_BUILD = 'release.erase';

/** Nobody can be given them from here on; their files go afterwards, however often that has to be tried. */
export const clearBuilds = async ({ tx, clock, outbox, log }: JobWork): Promise<void> => {
  const all = await keptBuilds(tx);
  for (const remote of new Set(all.map((one) => one.remote))) {
    await lockedStanding(tx, remote);
    const known = {
      log: await logOf(tx, remote),
      pinned: await pinnedBuilds(tx, remote),
      now: clock.now(),
    };
    const builds = all.filter((one) => one.remote === remote);
    for (const one of clearable(builds, known)) {
      await markCleared(tx, one, clock.now().toISOString());
      await outbox.job(ERASE_BUILD, { remote, build: one.build });
      log.info({ remote, build: one.build }, 'a build that nobody is given any more is cleared away');
    }
  }
};

/** The files of a build that is cleared, unless it has come again meanwhile. */
export const eraseBuild = (
  { remote, build }: { readonly remote: string; readonly build: string },
  { db, files }: Pick<ReachingWork, 'db' | 'files'>,
): Promise<void> =>
  db.system(async (tx) => {
    await lockAlone(tx, remote, build);
    const cleared = await findCleared(tx, remote, build);
    if (!cleared) return;
    // What was taken from the disk may have been uploaded since: it lies in both places then.
    for (const source of ['local', 'uploaded'] as const) await eraseFiles(files, { remote, build, source });
  });
