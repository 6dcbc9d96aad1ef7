import type { Manifest, ReleaseEntry } from '@husrum/contract';
import type { Tx } from '../platform/db';
import { invalid, problem } from '../platform/errors';
import { servedShell } from '../platform/web/shell';
import { findBuild } from './build.store';
import { contractFaults, versionFaults } from './faults.rules';
import { liveBuilds } from './live-builds';
import { insertRelease, lockContract, lockedStanding, logOf, type StoredRelease } from './release.store';
import { rollbackTarget, wentBack } from './rollback.rules';
import type { TeamWork } from './team';

type Changed = Pick<StoredRelease, 'action' | 'build' | 'canary' | 'share'>;
type Standing = Pick<StoredRelease, 'build' | 'canary' | 'share'> & Partial<StoredRelease>;

const nobody: Standing = { build: null, canary: null, share: null };
const toAll = (action: Changed['action'], build: string | null): Changed => ({
  action,
  build,
  canary: null,
  share: null,
});

export const entryOf = ({ from_build, ...row }: StoredRelease): ReleaseEntry => ({
  ...row,
  from: from_build,
});

/** Decides by how the remote stands, and adds the one row. */
const change = (
  { db, team }: TeamWork,
  person: string,
  decide: (tx: Tx, before: Standing) => Promise<Changed>,
): Promise<ReleaseEntry> =>
  db.system(async (tx) => {
    const { remote, name } = team;
    const newest = await lockedStanding(tx, remote);
    const before = newest ?? nobody;
    const after = await decide(tx, before);
    // Asked again after an answer that was lost: it is done already, and is done once. What a server found on its own
    // disk is nobody's release: a team that gives the same build stands in the log.
    if (
      newest &&
      newest.action !== 'adopt' &&
      (['build', 'canary', 'share'] as const).every((part) => after[part] === newest[part])
    )
      return entryOf(newest);
    const by = person === '' ? name : `${name} (${person})`;
    return entryOf(await insertRelease(tx, { ...after, remote, from_build: before.build, by, reason: null }));
  });

/** Only what was proven, and is still there. */
const requireBuild = async (tx: Tx, remote: string, build: string): Promise<Manifest> => {
  const found = await findBuild(tx, remote, build);
  if (!found) throw problem('releaseUnknownBuild');
  return found.manifest;
};

const requireNone = (contract: readonly string[]): void => {
  if (contract.length > 0) throw invalid({ contract });
};

interface Promotion {
  /** Null: the canary. */
  readonly build: string | null;
  readonly share: number;
  readonly by: string;
}

/** To everybody, or to a share of the users beside what everybody has. */
export const promote = ({ build, share, by }: Promotion, work: TeamWork): Promise<ReleaseEntry> =>
  change(work, by, async (tx, before) => {
    const next = build ?? before.canary;
    if (next === null) throw problem('releaseNothingToStop');
    const described = await requireBuild(tx, work.team.remote, next);
    // Proven when it came; what it relies on, and who relies on it, may have changed since.
    await lockContract(tx);
    requireNone(contractFaults(described, await servedShell(work.settings.root), await liveBuilds(tx)));
    if (share === 100) return toAll('promote', next);
    if (before.build === next) throw problem('releaseAlready');
    return { action: 'canary', build: before.build, canary: next, share };
  });

const alreadyBack = ({ action, by, build }: Standing, target: string | undefined): Error => {
  const what =
    action === 'rollback' ? `har redan gått tillbaka till ${build}` : 'har redan avbrutit försöket';
  const further = target ? ` Ange bygget för att gå längre tillbaka: ${target}.` : '';
  return problem('releaseWentBack', {
    message: `${by} ${what}. Alla har ${build ?? 'ingenting'}.${further}`,
  });
};

/** To the build named; without one a canary is stopped, and when there is none everybody gets what they had before. */
export const rollback = (
  { build, by }: { readonly build: string | null; readonly by: string },
  work: TeamWork,
): Promise<ReleaseEntry> =>
  change(work, by, async (tx, before) => {
    if (build === null && before.canary !== null) return toAll('stop', before.build);
    const target = build ?? rollbackTarget(await logOf(tx, work.team.remote));
    if (build === null && wentBack(before.action)) throw alreadyBack(before, target);
    if (target === undefined) throw problem('releaseNothingBefore');
    // The way back is open whoever misses a panel by it: that costs the panel alone.
    const described = await requireBuild(tx, work.team.remote, target);
    requireNone(versionFaults(described, await servedShell(work.settings.root)));
    return toAll('rollback', target);
  });

export const stopCanary = ({ by }: { readonly by: string }, work: TeamWork): Promise<ReleaseEntry> =>
  change(work, by, async (_tx, before) => {
    if (before.canary === null) throw problem('releaseNothingToStop');
    return toAll('stop', before.build);
  });

/** Nobody gets the remote any more; its pages say that they are missing. */
export const removeRemote = ({ by }: { readonly by: string }, work: TeamWork): Promise<ReleaseEntry> =>
  change(work, by, async () => toAll('remove', null));
