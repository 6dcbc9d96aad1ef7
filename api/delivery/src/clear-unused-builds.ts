import type { TransactionalJobContext } from '@husrum/api-platform';
import { listBuilds, markBuildCleared } from './build.store';
import { listPinnedBuilds, listReleaseHistory, lockCurrentRelease } from './release.store';
import { listClearableBuilds } from './retention.rules';

/** Marks unused builds as cleared: they are no longer assigned or served. `deleteUnreferencedFiles` then deletes their files. */
export const clearUnusedBuilds = async ({
  tx,
  clock,
  log,
}: Pick<TransactionalJobContext, 'tx' | 'clock' | 'log'>): Promise<void> => {
  const all = await listBuilds(tx);
  for (const remote of new Set(all.map((build) => build.remote))) {
    await lockCurrentRelease(tx, remote);
    const usage = {
      releases: await listReleaseHistory(tx, remote),
      pinned: await listPinnedBuilds(tx, remote),
      now: clock.now(),
    };
    const builds = all.filter((build) => build.remote === remote);
    for (const build of listClearableBuilds(builds, usage)) {
      await markBuildCleared(tx, build, clock.now().toISOString());
      log.info({ remote, build: build.build }, 'an unused build is cleared');
    }
  }
};
