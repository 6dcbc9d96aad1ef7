import { buildId, plainFile } from '@husrum/contract';
import type { Tx } from '../platform/db';
import { invalid, problem } from '../platform/errors';
import type { Upload } from '../platform/http';
import { findBuild } from './build.store';
import { integrityOf, type NamedBuild, uploadKey } from './build-files';
import type { TeamWork } from './team';

export const requireBuildName = (named: NamedBuild): NamedBuild => {
  if (!buildId().isValidSync(named.build)) throw problem('notFound');
  return named;
};

export const isSealed = async (tx: Tx, { remote, build }: NamedBuild): Promise<boolean> =>
  (await findBuild(tx, remote, build))?.source === 'uploaded';

export const showBuild = async (named: NamedBuild, { db }: TeamWork): Promise<{ sealed: boolean }> => ({
  sealed: await db.system((tx) => isSealed(tx, named)),
});

/**
 * Laid where nobody is sent. One that comes when the build has just been proven is kept for nothing: what was proven lies
 * elsewhere.
 */
export const uploadFile = async (
  named: NamedBuild,
  { name, bytes, mimetype }: Upload,
  { db, files }: TeamWork,
): Promise<{ integrity: string }> => {
  requireBuildName(named);
  if (!plainFile.test(name)) throw invalid({ file: [`${name} är inget filnamn i ett bygge`] });
  if (await db.system((tx) => isSealed(tx, named))) throw problem('releaseSealed');
  await files.put(uploadKey(named, name), bytes, mimetype);
  return { integrity: integrityOf(bytes) };
};
