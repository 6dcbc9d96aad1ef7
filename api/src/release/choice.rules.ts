import type { Choice, Manifest } from '@husrum/contract/manifest';

/** How a remote stands: its newest row in the log. */
export interface Standing {
  readonly remote: string;
  readonly build: string | null;
  readonly canary: string | null;
  /** Percent. */
  readonly share: number | null;
}

/** Spreads texts evenly over the whole numbers of 32 bits (FNV-1a, and the last step of MurmurHash3). */
const spread = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
};

/**
 * The user's place, 0–99, in the queue of those who get a remote's canaries. It stays, so a larger share only adds users,
 * and the next canary is not tried by others: who is given few surprises goes on being given few.
 */
export const placeOf = (remote: string, userId: number): number => spread(`${remote} ${userId}`) % 100;

export interface Chosen {
  readonly build: string;
  readonly chosen: Choice;
}

/** Removed is removed, also for those who were held to a build of it. */
export const isRemoved = ({ build, canary }: Pick<Standing, 'build' | 'canary'>): boolean =>
  build === null && canary === null;

const inOrder = (
  { build, canary }: Pick<Standing, 'build' | 'canary'>,
  { pins, tries }: { readonly pins: readonly string[]; readonly tries: boolean },
): Chosen[] => {
  if (isRemoved({ build, canary })) return [];
  return [
    ...pins.map((pin) => ({ build: pin, chosen: 'pinned' as const })),
    ...(tries && canary !== null ? [{ build: canary, chosen: 'canary' as const }] : []),
    ...(build === null ? [] : [{ build, chosen: 'default' as const }]),
  ];
};

/** The builds to give a caller, best first: the next one is for when that one's files are gone. */
export const choicesFor = (
  standing: Standing,
  caller: { userId: number; pin: string | undefined } | undefined,
): Chosen[] => {
  const { remote, canary, share } = standing;
  const tries = canary !== null && caller !== undefined && placeOf(remote, caller.userId) < (share ?? 0);
  return inOrder(standing, { pins: caller?.pin === undefined ? [] : [caller.pin], tries });
};

/** Every build that anybody can be given, each once, for the reason that reaches the most. */
export const choicesOfAll = (
  standing: Pick<Standing, 'build' | 'canary'>,
  pins: readonly string[],
): Chosen[] => {
  const all = inOrder(standing, { pins, tries: true });
  return [...new Map(all.map((one) => [one.build, one])).values()];
};

interface Speaking {
  readonly build: string;
  readonly manifest: Pick<Manifest, 'contract'>;
}

/** A shell runs what needs no newer contract than its own. */
export const speaks =
  (contract: number) =>
  ({ manifest }: Pick<Speaking, 'manifest'>): boolean =>
    manifest.contract <= contract;

/** Of the builds that everybody has had, oldest first, the newest that is kept and that such a shell can run. */
export const newestSpoken = <B extends Speaking>(
  live: readonly string[],
  kept: readonly B[],
  contract: number,
): B | undefined =>
  live
    .toReversed()
    .flatMap((build) => kept.filter((one) => one.build === build))
    .find(speaks(contract));
