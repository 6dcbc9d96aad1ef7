import type { JobWork } from '../platform/jobs/job';
import { keptBuilds, markCleared } from './build.store';
import { clearable } from './clearing.rules';
import { lockedStanding, logOf, pinnedBuilds } from './release.store';

/** Nobody can be given them from here on; their files go afterwards (clear-files.ts). */
export const clearBuilds = async ({
  tx,
  clock,
  log,
}: Pick<JobWork, 'tx' | 'clock' | 'log'>): Promise<void> => {
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
      log.info({ remote, build: one.build }, 'a build that nobody is given any more is cleared away');
    }
  }
};
