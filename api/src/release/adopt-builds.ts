import type { Manifest } from '@husrum/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Tx } from '../platform/db';
import type { Settings } from '../platform/settings';
import { fileAsset } from '../platform/web/assets';
import { findBuild, insertBuild } from './build.store';
import { entryFile, localFolder } from './build-files';
import { localBuilds } from './local-builds';
import { insertRelease, lockedStanding, type StoredRelease } from './release.store';

const BY = 'npm start';

/** A build on a work machine is cleared away when others have been built after it. */
const isGone = async (tx: Tx, root: string, remote: string, build: string): Promise<boolean> => {
  const found = await findBuild(tx, remote, build);
  if (found?.source === 'uploaded') return false;
  return !found || !(await fileAsset(localFolder(root, found), entryFile(found.manifest)));
};

/** What a team has given out, or taken away, is the team's to change: it outlives a restart. */
const isTeams = async (tx: Tx, root: string, { action, remote, build }: StoredRelease): Promise<boolean> =>
  action !== 'adopt' && (build === null || !(await isGone(tx, root, remote, build)));

/** Everybody gets what was built here, until a team has released. */
const adopt = async (
  tx: Tx,
  found: Manifest,
  { root, production }: Pick<Settings, 'root' | 'production'>,
): Promise<void> => {
  const { name: remote, build } = found;
  const standing = await lockedStanding(tx, remote);
  if (standing && (production || (await isTeams(tx, root, standing)))) return;
  // A build that its team has uploaded is the team's to give.
  if ((await findBuild(tx, remote, build))?.source === 'uploaded') return;
  await insertBuild(tx, 'local', found, BY);
  if (standing?.build === build) return;
  await insertRelease(tx, {
    ...{ remote, action: 'adopt', from_build: standing?.build ?? null, build },
    ...{ canary: null, share: null, by: BY, reason: null },
  });
};

/**
 * Lets a server begin with the builds on its own disk, so that a fresh clone shows something. In production only for
 * remotes that nobody has ever released: what teams have given out is not changed by starting a server.
 */
export const adoptBuilds = async (
  db: Database,
  settings: Pick<Settings, 'root' | 'production'>,
  log: FastifyBaseLogger,
): Promise<void> => {
  for (const found of await localBuilds(settings.root, log)) {
    await db.system((tx) => adopt(tx, found, settings));
  }
};
