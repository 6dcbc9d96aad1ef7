import type { ReleaseEntry } from '@husrum/contract/release';
import type { Tx } from '../platform/db';
import { invalid, problem } from '../platform/errors';
import { servedShell } from '../platform/web/shell';
import type { Files } from '../ports/files/files';
import { findBuild, type StoredBuild } from './build.store';
import { lostFiles } from './build-files';
import { contractFaults, versionFaults } from './faults.rules';
import { liveBuilds } from './live-builds';
import { insertRelease, lockContract, lockedStanding, logOf, type StoredRelease } from './release.store';
import { rollbackTarget, wentBack } from './rollback.rules';
import type { TeamWork } from './team';

type Changed = Pick<StoredRelease, 'action' | 'build' | 'canary' | 'share'>;
type Standing = Pick<StoredRelease, 'build' | 'canary' | 'share'> & Partial<StoredRelease>;
type Decide = (tx: Tx, before: Standing) => Promise<Changed>;
interface Change extends Pick<TeamWork, 'team'> {
  readonly person: string;
  readonly decide: Decide;
}

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

/** Only what was proven, and was not cleared away. */
const requireBuild = async (tx: Tx, remote: string, build: string): Promise<StoredBuild> => {
  const found = await findBuild(tx, remote, build);
  if (!found) throw problem('releaseUnknownBuild');
  return found;
};

const requireFiles = async (files: Files, build: StoredBuild): Promise<void> => {
  const [lost] = await lostFiles(files, build);
  if (lost === undefined) return;
  throw problem('releaseFilesLost', {
    message: `Serverns fillager har tappat ${lost} ur ${build.build}. Ladda upp samma bygge igen, eller släpp ett annat.`,
  });
};

/** Decides by how the remote stands, and adds the one row; or names the build whose files have to be looked for first. */
const attempt = async (
  tx: Tx,
  { team: { remote, name }, person, decide, seen }: Change & { readonly seen: string | undefined },
): Promise<ReleaseEntry | { readonly unseen: StoredBuild }> => {
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
  const next = after.canary ?? after.build;
  if (next !== null && next !== before.build && next !== seen)
    return { unseen: await requireBuild(tx, remote, next) };
  const by = person === '' ? name : `${name} (${person})`;
  return entryOf(await insertRelease(tx, { ...after, remote, from_build: before.build, by, reason: null }));
};

/** The file store may be slow, so it is looked into between two transactions; the second decides anew. */
const change = async (
  { db, files, team }: TeamWork,
  person: string,
  decide: Decide,
): Promise<ReleaseEntry> => {
  let seen: string | undefined;
  for (;;) {
    const made = await db.system((tx) => attempt(tx, { team, person, decide, seen }));
    if (!('unseen' in made)) return made;
    await requireFiles(files, made.unseen);
    seen = made.unseen.build;
  }
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
export const promote = ({ build, share, by }: Promotion, context: TeamWork): Promise<ReleaseEntry> =>
  change(context, by, async (tx, before) => {
    const next = build ?? before.canary;
    if (next === null) throw problem('releaseNothingToStop');
    const { manifest } = await requireBuild(tx, context.team.remote, next);
    // Proven when it came; what it relies on, and who relies on it, may have changed since.
    await lockContract(tx);
    requireNone(contractFaults(manifest, await servedShell(context.settings.root), await liveBuilds(tx)));
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
  context: TeamWork,
): Promise<ReleaseEntry> =>
  change(context, by, async (tx, before) => {
    if (build === null && before.canary !== null) return toAll('stop', before.build);
    const target = build ?? rollbackTarget(await logOf(tx, context.team.remote));
    if (build === null && wentBack(before.action)) throw alreadyBack(before, target);
    if (target === undefined) throw problem('releaseNothingBefore');
    // The way back is open whoever misses a panel by it: that costs the panel alone.
    const { manifest } = await requireBuild(tx, context.team.remote, target);
    requireNone(versionFaults(manifest, await servedShell(context.settings.root)));
    return toAll('rollback', target);
  });

export const stopCanary = ({ by }: { readonly by: string }, context: TeamWork): Promise<ReleaseEntry> =>
  change(context, by, async (_tx, before) => {
    if (before.canary === null) throw problem('releaseNothingToStop');
    return toAll('stop', before.build);
  });

/** Nobody gets the remote any more; its pages say that they are missing. */
export const removeRemote = ({ by }: { readonly by: string }, context: TeamWork): Promise<ReleaseEntry> =>
  change(context, by, async () => toAll('remove', null));
