import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from '@husrum/contract/manifest';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Tx } from '../platform/db';
import type { Settings } from '../platform/settings';
import type { Files } from '../ports/files/files';
import { findBuild, insertBuild } from './build.store';
import { localFolder, takeIn } from './build-files';
import { fileFaults } from './faults.rules';
import { localBuilds } from './local-builds';
import { insertRelease, lockedStanding, type StoredRelease } from './release.store';

const BY = 'npm start';

interface Adopting {
  readonly db: Database;
  readonly files: Files;
  readonly settings: Pick<Settings, 'root' | 'production'>;
}

/** Whether what the remote stands at is no longer kept, so that nobody would get anything. */
const isGone = async (tx: Tx, { remote, build }: StoredRelease): Promise<boolean> =>
  build !== null && (await findBuild(tx, remote, build)) === undefined;

/**
 * Everybody gets what was built here, until a team has released: what a team gave out, or took away, is the team's. Says
 * `copy` when the files have to be kept first; then it is asked again, with their folder.
 */
const adopt = async (
  tx: Tx,
  described: Manifest,
  { production }: Adopting['settings'],
  folder?: string,
): Promise<'copy' | 'done'> => {
  const { name: remote, build } = described;
  const standing = await lockedStanding(tx, remote);
  const gone = standing !== undefined && (await isGone(tx, standing));
  if (standing && !gone && (production || standing.action !== 'adopt')) return 'done';
  const known = await findBuild(tx, remote, build);
  // A build that its team has uploaded is the team's to give.
  if (known?.source === 'uploaded' && !gone) return 'done';
  if (!known) {
    if (folder === undefined) return 'copy';
    if (!(await insertBuild(tx, { source: 'local', described, folder, by: BY }))) return 'done';
  }
  if (standing?.build === build) return 'done';
  await insertRelease(tx, {
    ...{ remote, action: 'adopt', from_build: standing?.build ?? null, build },
    ...{ canary: null, share: null, by: BY, reason: null },
  });
  return 'done';
};

/** What everybody is given outlives the disk where it was built: there the builds after it push it away. */
const copyOf = async (described: Manifest, { files, settings }: Adopting) => {
  const from = localFolder(settings.root, { remote: described.name, build: described.build });
  const { folder, kept } = await takeIn(files, described, (name) => readFile(path.join(from, name)));
  return { folder, faults: fileFaults(described, kept) };
};

/**
 * Lets a server begin with the builds on its own disk, so that a fresh clone shows something. In production only for
 * remotes that nobody has ever released: what teams have given out is not changed by starting a server.
 */
export const importLocalBuilds = async (place: Adopting, log: FastifyBaseLogger): Promise<void> => {
  const { db, settings } = place;
  for (const found of await localBuilds(settings.root, log)) {
    if ((await db.system((tx) => adopt(tx, found, settings))) === 'done') continue;
    const { folder, faults } = await copyOf(found, place);
    if (faults.length === 0) await db.system((tx) => adopt(tx, found, settings, folder));
    else log.warn({ remote: found.name, faults }, 'the build on disk is not taken in');
  }
};
