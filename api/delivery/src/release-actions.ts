import { type FileStore, invalidInput, problem, type Tx } from '@husrum/api-platform';
import type { ReleaseEntry } from '@husrum/contract/release';
import type { TeamContext } from './authenticate-team';
import { findBuild, type StoredBuild } from './build.store';
import { listMissingFiles } from './build-files';
import { findLiveBuilds } from './find-live-builds';
import {
  insertRelease,
  listReleaseHistory,
  lockContractCheck,
  lockCurrentRelease,
  type StoredRelease,
} from './release.store';
import { isRollbackAction, rollbackTarget } from './rollback.rules';
import { contractErrors, contractVersionErrors } from './verify-build.rules';
import { readServedShell } from './web/shell';

type NextRelease = Pick<StoredRelease, 'action' | 'build' | 'canary' | 'share'>;
type CurrentRelease = Pick<StoredRelease, 'build' | 'canary' | 'share'> & Partial<StoredRelease>;
/** Decides what the next release is, given the current one. Throws when the current one does not allow it. */
type Decide = (tx: Tx, current: CurrentRelease) => Promise<NextRelease>;
interface ReleaseRequest extends Pick<TeamContext, 'team'> {
  readonly person: string;
  readonly decide: Decide;
}

const NOT_RELEASED: CurrentRelease = { build: null, canary: null, share: null };
const toFullRelease = (action: NextRelease['action'], build: string | null): NextRelease => ({
  action,
  build,
  canary: null,
  share: null,
});

export const toReleaseEntry = ({ from_build, ...row }: StoredRelease): ReleaseEntry => ({
  ...row,
  from: from_build,
});

/**
 * Returns a verified build. Throws 422 if there is none, or if it has been cleared: the files of an unused build are deleted
 * after a month.
 */
const requireBuild = async (tx: Tx, remote: string, build: string): Promise<StoredBuild> => {
  const found = await findBuild(tx, remote, build);
  if (!found) throw problem('releaseUnknownBuild');
  return found;
};

/** Throws 409 when the file store has lost a file of the build. */
const requireFiles = async (files: FileStore, build: StoredBuild): Promise<void> => {
  const [missing] = await listMissingFiles(files, build);
  if (missing === undefined) return;
  throw problem('releaseFilesMissing', {
    message: `Serverns fillager har tappat ${missing} ur ${build.build}. Ladda upp samma bygge igen, eller släpp ett annat.`,
  });
};

/** Inserts the next release, or returns the build whose files must be checked before that. */
const insertReleaseIfChecked = async (
  tx: Tx,
  {
    team: { remote, name },
    person,
    decide,
    checkedBuild,
  }: ReleaseRequest & { readonly checkedBuild: string | undefined },
): Promise<ReleaseEntry | { readonly uncheckedBuild: StoredBuild }> => {
  const newest = await lockCurrentRelease(tx, remote);
  const current = newest ?? NOT_RELEASED;
  const next = await decide(tx, current);
  // A request that is repeated after a lost response changes nothing. `adopt` means that the server itself has released the
  // build that was on its disk when it started. If the team then releases the same build, that is stored as its own release.
  if (
    newest &&
    newest.action !== 'adopt' &&
    (['build', 'canary', 'share'] as const).every((field) => next[field] === newest[field])
  )
    return toReleaseEntry(newest);
  const nextBuild = next.canary ?? next.build;
  if (nextBuild !== null && nextBuild !== current.build && nextBuild !== checkedBuild)
    return { uncheckedBuild: await requireBuild(tx, remote, nextBuild) };
  const by = person === '' ? name : `${name} (${person})`;
  return toReleaseEntry(
    await insertRelease(tx, { ...next, remote, from_build: current.build, by, reason: null }),
  );
};

/** The file store may be slow, so the files of the build are checked between two transactions. The second one decides again. */
const release = async (
  { db, files, team }: TeamContext,
  person: string,
  decide: Decide,
): Promise<ReleaseEntry> => {
  let checkedBuild: string | undefined;
  for (;;) {
    const result = await db.system((tx) =>
      insertReleaseIfChecked(tx, { team, person, decide, checkedBuild }),
    );
    if (!('uncheckedBuild' in result)) return result;
    await requireFiles(files, result.uncheckedBuild);
    checkedBuild = result.uncheckedBuild.build;
  }
};

const requireNoErrors = (errors: readonly string[]): void => {
  if (errors.length > 0) throw invalidInput({ contract: errors });
};

interface Promotion {
  /** Null promotes the build that is now the canary. */
  readonly build: string | null;
  readonly share: number;
  /** The person, as the team's tool names them. It is empty when only the team is known. */
  readonly by: string;
}

/** Releases a build to everybody, or as a canary to a share of the users. */
export const promote = (
  { build, share, by: person }: Promotion,
  context: TeamContext,
): Promise<ReleaseEntry> =>
  release(context, person, async (tx, current) => {
    const next = build ?? current.canary;
    if (next === null) throw problem('noCanary');
    const { manifest } = await requireBuild(tx, context.team.remote, next);
    // It is checked again: the shell or other remotes may have changed since the build was verified.
    await lockContractCheck(tx);
    const shell = await readServedShell(context.settings.webRoot);
    requireNoErrors(contractErrors(manifest, shell, await findLiveBuilds(tx)));
    if (share === 100) return toFullRelease('promote', next);
    if (current.build === next) throw problem('buildAlreadyReleased');
    return { action: 'canary', build: current.build, canary: next, share };
  });

const alreadyRolledBack = ({ action, by, build }: CurrentRelease, target: string | undefined): Error => {
  const what =
    action === 'rollback' ? `har redan gått tillbaka till ${build}` : 'har redan avbrutit försöket';
  const further = target ? ` Ange bygget för att gå längre tillbaka: ${target}.` : '';
  return problem('alreadyRolledBack', {
    message: `${by} ${what}. Alla har ${build ?? 'ingenting'}.${further}`,
  });
};

/**
 * Rolls back to the given build. When `build` is null, stops the canary, or rolls back to the previous build if there is no
 * canary. Throws 409 when `build` is null and the newest release is already a rollback or a stop.
 */
export const rollback = (
  { build, by: person }: Pick<Promotion, 'build' | 'by'>,
  context: TeamContext,
): Promise<ReleaseEntry> =>
  release(context, person, async (tx, current) => {
    if (build === null && current.canary !== null) return toFullRelease('stop', current.build);
    const target = build ?? rollbackTarget(await listReleaseHistory(tx, context.team.remote));
    if (build === null && isRollbackAction(current.action)) throw alreadyRolledBack(current, target);
    if (target === undefined) throw problem('noEarlierRelease');
    // A rollback must always be possible, so panels that others use are not checked.
    const { manifest } = await requireBuild(tx, context.team.remote, target);
    requireNoErrors(contractVersionErrors(manifest, await readServedShell(context.settings.webRoot)));
    return toFullRelease('rollback', target);
  });

export const stopCanary = (
  { by: person }: Pick<Promotion, 'by'>,
  context: TeamContext,
): Promise<ReleaseEntry> =>
  release(context, person, async (_tx, current) => {
    if (current.canary === null) throw problem('noCanary');
    return toFullRelease('stop', current.build);
  });

/** Removes the remote for everybody. Its pages then say that they are missing. */
export const removeRemote = (
  { by: person }: Pick<Promotion, 'by'>,
  context: TeamContext,
): Promise<ReleaseEntry> => release(context, person, async () => toFullRelease('remove', null));
