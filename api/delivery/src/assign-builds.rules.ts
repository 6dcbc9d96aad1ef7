import type { AssignmentReason, Manifest } from '@husrum/contract/manifest';

/** The state of a remote: its newest row in `remote_release`. */
export interface CurrentRelease {
  readonly remote: string;
  readonly build: string | null;
  readonly canary: string | null;
  /** Percent of users who get the canary. */
  readonly share: number | null;
}

/** Hashes a text evenly to 32 bits (FNV-1a, with the last step of MurmurHash3). */
const hash32 = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
};

/**
 * The user's position, 0–99, in the rollout of a remote's canaries. It never changes: a larger share only adds users, and
 * the next canary goes to the same users first.
 */
export const rolloutPosition = (remote: string, userId: number): number =>
  hash32(`${remote} ${userId}`) % 100;

export interface AssignedBuild {
  readonly build: string;
  /** Why the account gets the build. */
  readonly chosen: AssignmentReason;
}

/** A removed remote is also removed for accounts that are pinned to a build. */
export const isRemoved = ({ build, canary }: Pick<CurrentRelease, 'build' | 'canary'>): boolean =>
  build === null && canary === null;

const listCandidates = (
  { build, canary }: Pick<CurrentRelease, 'build' | 'canary'>,
  { pins, getsCanary }: { readonly pins: readonly string[]; readonly getsCanary: boolean },
): AssignedBuild[] => {
  if (isRemoved({ build, canary })) return [];
  return [
    ...pins.map((pin) => ({ build: pin, chosen: 'pinned' as const })),
    ...(getsCanary && canary !== null ? [{ build: canary, chosen: 'canary' as const }] : []),
    ...(build === null ? [] : [{ build, chosen: 'default' as const }]),
  ];
};

/** The builds for a user, in order of preference. A later one is used when an earlier one has been cleared. */
export const assignBuilds = (
  current: CurrentRelease,
  user: { userId: number; pin: string | undefined } | undefined,
): AssignedBuild[] => {
  const { remote, canary, share } = current;
  const getsCanary =
    canary !== null && user !== undefined && rolloutPosition(remote, user.userId) < (share ?? 0);
  return listCandidates(current, { pins: user?.pin === undefined ? [] : [user.pin], getsCanary });
};

/** Every build that some user can get, each once, with the reason that applies to most users. */
export const listAssignableBuilds = (
  current: Pick<CurrentRelease, 'build' | 'canary'>,
  pins: readonly string[],
): AssignedBuild[] => {
  const all = listCandidates(current, { pins, getsCanary: true });
  return [...new Map(all.map((one) => [one.build, one])).values()];
};

interface BuildWithContract {
  readonly build: string;
  readonly manifest: Pick<Manifest, 'contract'>;
}

/** Whether a shell with this contract version can run a build: the build must not need a newer version. */
export const supportsContract =
  (contract: number) =>
  ({ manifest }: Pick<BuildWithContract, 'manifest'>): boolean =>
    manifest.contract <= contract;

/** The newest available build that the shell can run. `history`: the builds that everybody has had, oldest first. */
export const findNewestSupported = <B extends BuildWithContract>(
  history: readonly string[],
  available: readonly B[],
  contract: number,
): B | undefined =>
  history
    .toReversed()
    .flatMap((build) => available.filter((one) => one.build === build))
    .find(supportsContract(contract));
