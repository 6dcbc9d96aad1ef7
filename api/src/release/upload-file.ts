import { buildId, plainFile } from '@husrum/contract';
import type { Tx } from '../platform/db';
import { invalid, problem } from '../platform/errors';
import type { Upload } from '../platform/http';
import { findBuild, lockForFiles } from './build.store';
import { integrityOf, keyOf, type NamedBuild } from './build-files';
import type { TeamWork } from './team';

export const requireBuildName = (named: NamedBuild): NamedBuild => {
  if (!buildId().isValidSync(named.build)) throw problem('notFound');
  return named;
};

const isSealed = async (tx: Tx, { remote, build }: NamedBuild): Promise<boolean> =>
  (await findBuild(tx, remote, build))?.source === 'uploaded';

export const showBuild = async (named: NamedBuild, { db }: TeamWork): Promise<{ sealed: boolean }> => ({
  sealed: await db.system((tx) => isSealed(tx, named)),
});

/** Into the build's own folder, where nobody is sent before the whole is proven. */
export const uploadFile = async (
  named: NamedBuild,
  { name, bytes, mimetype }: Upload,
  work: TeamWork,
): Promise<{ integrity: string }> => {
  requireBuildName(named);
  if (!plainFile.test(name)) throw invalid({ file: [`${name} är inget filnamn i ett bygge`] });
  await work.db.system(async (tx) => {
    await lockForFiles(tx, named.remote, named.build);
    if (await isSealed(tx, named)) throw problem('releaseSealed');
    await work.files.put(keyOf(named, name), bytes, mimetype);
  });
  return { integrity: integrityOf(bytes) };
};
