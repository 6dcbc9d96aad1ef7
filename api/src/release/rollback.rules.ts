import type { ReleaseAction } from '@husrum/contract/release';

export interface Step {
  readonly action: ReleaseAction;
  readonly build: string | null;
}

/** Every build that everybody has had and that was not gone back from, oldest first; the last one is live. */
export const everLive = (log: readonly Step[]): string[] => {
  let builds: string[] = [];
  for (const { action, build } of log) {
    if (build === null || build === builds.at(-1)) continue;
    const before = action === 'rollback' ? builds.indexOf(build) : -1;
    builds =
      before >= 0 ? builds.slice(0, before + 1) : [...builds.filter((earlier) => earlier !== build), build];
  }
  return builds;
};

/**
 * Where a rollback leads: what everybody had before the live build. It never returns to what was gone back from. After a
 * removal it is the build that was removed. `log` is oldest first.
 */
export const rollbackTarget = (log: readonly Step[]): string | undefined => {
  const builds = everLive(log);
  return log.at(-1)?.build === null ? builds.at(-1) : builds.at(-2);
};

/**
 * Whether the newest step is a way back itself. Whoever then asks to go back, and names no build, may not know of it: a
 * colleague or the server may have done it a second ago, or the answer to their own asking was lost.
 */
export const wentBack = (action: ReleaseAction | undefined): boolean =>
  action === 'halt' || action === 'stop' || action === 'rollback';
