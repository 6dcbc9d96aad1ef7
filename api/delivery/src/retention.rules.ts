import { groupBy, type StoredFile } from '@husrum/api-platform';
import { retentionCutoff } from '@husrum/contract/manifest';
import { type PastRelease, rollbackHistory } from './rollback.rules';

/** The number of earlier builds that are kept for a rollback. */
export const ROLLBACK_BUILD_COUNT = 5;

interface DatedRelease extends PastRelease {
  readonly canary: string | null;
  readonly at: string;
}
interface DatedBuild {
  readonly build: string;
  readonly created_at: string;
}

/** The time from which no user gets the build. The result is undefined while some user does. */
const findUnusedSince = (
  { build, created_at }: DatedBuild,
  releases: readonly DatedRelease[],
): string | undefined => {
  const last = releases.findLastIndex((release) => release.build === build || release.canary === build);
  const since = last < 0 ? created_at : releases[last + 1]?.at;
  return since !== undefined && since < created_at ? created_at : since;
};

interface BuildUsage {
  /** The releases of the remote, oldest first. */
  readonly releases: readonly DatedRelease[];
  readonly pinned: readonly string[];
  readonly now: Date;
}

/** The builds of one remote that have been unused for a month, and are neither pinned nor needed for a rollback. */
export const listClearableBuilds = <B extends DatedBuild>(
  builds: readonly B[],
  { releases, pinned, now }: BuildUsage,
): B[] => {
  const cutoff = retentionCutoff(now).toISOString();
  const kept = new Set([...pinned, ...rollbackHistory(releases).slice(-1 - ROLLBACK_BUILD_COUNT)]);
  return builds.filter((one) => {
    const since = findUnusedSince(one, releases);
    return since !== undefined && since < cutoff && !kept.has(one.build);
  });
};

interface Folder {
  readonly folder: string;
  readonly keys: readonly string[];
}

/** The folders to which no file has been added for a month, so that no upload to them is under way. */
export const listStaleFolders = (
  files: readonly Pick<StoredFile, 'key' | 'storedAt'>[],
  now: Date,
): Folder[] => {
  const cutoff = retentionCutoff(now);
  const byFolder = groupBy(files, ({ key }) => /^[^/]+\/[^/]+\/[^/]+(?=\/)/.exec(key)?.[0]);
  return [...byFolder].flatMap(([folder, inside]) =>
    folder !== undefined && inside.every(({ storedAt }) => storedAt < cutoff)
      ? [{ folder, keys: inside.map(({ key }) => key) }]
      : [],
  );
};
