import type { ReleaseAction } from '@husrum/contract/release';

/** A row of a remote's release history. */
export interface PastRelease {
  readonly action: ReleaseAction;
  readonly build: string | null;
}

/** The builds that everybody has had and that were not rolled back, oldest first. The last one is live. */
export const rollbackHistory = (releases: readonly PastRelease[]): string[] => {
  let builds: string[] = [];
  for (const { action, build } of releases) {
    if (build === null || build === builds.at(-1)) continue;
    const index = action === 'rollback' ? builds.indexOf(build) : -1;
    builds =
      index >= 0 ? builds.slice(0, index + 1) : [...builds.filter((earlier) => earlier !== build), build];
  }
  return builds;
};

/**
 * The target of a rollback: the build that everybody had before the live one, or the removed build after a removal. A build
 * that was rolled back is never the target. `releases` is oldest first.
 */
export const rollbackTarget = (releases: readonly PastRelease[]): string | undefined => {
  const builds = rollbackHistory(releases);
  return releases.at(-1)?.build === null ? builds.at(-1) : builds.at(-2);
};

/**
 * Whether the newest release was a rollback or a stop. Another rollback without a build is then rejected, because it may be a
 * mistake: a colleague or the server may just have done it, or the response to the first request was lost.
 */
export const isRollbackAction = (action: ReleaseAction | undefined): boolean =>
  action === 'halt' || action === 'stop' || action === 'rollback';
