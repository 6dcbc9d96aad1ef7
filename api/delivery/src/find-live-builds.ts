import type { Tx } from '@husrum/api-platform';
import type { Manifest } from '@husrum/contract/manifest';
import { type AssignedBuild, listAssignableBuilds } from './assign-builds.rules';
import { findAvailableBuilds } from './build.store';
import { listCurrentReleases, listPinnedBuilds } from './release.store';

export type LiveBuild = AssignedBuild & { readonly remote: string; readonly manifest: Manifest };

/** All builds that some account can get now: the default builds, canaries and pinned builds. */
export const findLiveBuilds = async (tx: Tx): Promise<LiveBuild[]> => {
  const assigned: (AssignedBuild & { remote: string })[] = [];
  for (const release of await listCurrentReleases(tx)) {
    const pins = await listPinnedBuilds(tx, release.remote);
    assigned.push(
      ...listAssignableBuilds(release, pins).map((build) => ({ ...build, remote: release.remote })),
    );
  }
  return findAvailableBuilds(tx, assigned);
};
