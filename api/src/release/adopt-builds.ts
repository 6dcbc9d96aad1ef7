import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from '@husrum/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Tx } from '../platform/db';
import type { Settings } from '../platform/settings';
import type { Files } from '../ports/files/files';
import { findBuild, insertBuild, lockAlone } from './build.store';
import { keyOf, localFolder } from './build-files';
import { localBuilds } from './local-builds';
import { insertRelease, lockedStanding, type StoredRelease } from './release.store';

const BY = 'npm start';

interface Adopting {
  readonly db: Database;
  readonly files: Files;
  readonly settings: Pick<Settings, 'root' | 'production'>;
}

/** What everybody is given outlives the disk where it was built: there the builds after it push it away. */
const takeIn = async (tx: Tx, found: Manifest, { files, settings }: Adopting): Promise<void> => {
  const named = { remote: found.name, build: found.build };
  await lockAlone(tx, named.remote, named.build);
  for (const { name } of found.files) {
    const bytes = await readFile(path.join(localFolder(settings.root, named), name));
    await files.put(keyOf({ ...named, source: 'local' }, name), bytes, 'application/octet-stream');
  }
  await insertBuild(tx, 'local', found, BY);
};

/** Whether what the remote stands at is no longer kept, so that nobody would get anything. */
const isGone = async (tx: Tx, { remote, build }: StoredRelease): Promise<boolean> =>
  build !== null && (await findBuild(tx, remote, build)) === undefined;

/** Everybody gets what was built here, until a team has released: what a team gave out, or took away, is the team's. */
const adopt = async (tx: Tx, found: Manifest, place: Adopting): Promise<void> => {
  const { name: remote, build } = found;
  const standing = await lockedStanding(tx, remote);
  const gone = standing !== undefined && (await isGone(tx, standing));
  if (standing && !gone && (place.settings.production || standing.action !== 'adopt')) return;
  const known = await findBuild(tx, remote, build);
  // A build that its team has uploaded is the team's to give.
  if (known?.source === 'uploaded' && !gone) return;
  if (!known) await takeIn(tx, found, place);
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
export const adoptBuilds = async (place: Adopting, log: FastifyBaseLogger): Promise<void> => {
  for (const found of await localBuilds(place.settings.root, log)) {
    await place.db.system((tx) => adopt(tx, found, place));
  }
};
