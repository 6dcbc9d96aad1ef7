import type { Manifest } from '@husrum/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Tx } from '../platform/db';
import type { Settings } from '../platform/settings';
import { findBuild, insertBuild } from './build.store';
import { localBuilds } from './local-builds';
import { insertRelease, lastAdopted, lockedStanding } from './release.store';

const BY = 'npm start';

/** Everybody gets what was built here, unless it is what was taken in the last time: a rollback outlives a restart. */
const adopt = async (tx: Tx, found: Manifest, onlyFirst: boolean): Promise<void> => {
  const { name: remote, build } = found;
  const standing = await lockedStanding(tx, remote);
  if (standing && onlyFirst) return;
  // A build that its team has uploaded is the team's to give.
  if ((await findBuild(tx, remote, build))?.source === 'uploaded') return;
  await insertBuild(tx, 'local', found, BY);
  if ((await lastAdopted(tx, remote)) === build) return;
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
  { root, production }: Pick<Settings, 'root' | 'production'>,
  log: FastifyBaseLogger,
): Promise<void> => {
  for (const found of await localBuilds(root, log)) {
    await db.system((tx) => adopt(tx, found, production));
  }
};
