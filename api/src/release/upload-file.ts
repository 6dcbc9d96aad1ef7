import { buildId, plainFile } from '@husrum/contract';
import { invalid, problem } from '../platform/errors';
import type { Upload } from '../platform/http';
import { findBuild } from './build.store';
import { integrityOf, keyOf, type NamedBuild } from './build-files';
import type { TeamWork } from './team';

export const requireBuildName = (named: NamedBuild): NamedBuild => {
  if (!buildId().isValidSync(named.build)) throw problem('notFound');
  return named;
};

export const isSealed = async (named: NamedBuild, { db }: TeamWork): Promise<boolean> =>
  (await db.system((tx) => findBuild(tx, named.remote, named.build)))?.source === 'uploaded';

/** Into the build's own folder, where nobody is sent before the whole is proven. */
export const uploadFile = async (
  named: NamedBuild,
  { name, bytes, mimetype }: Upload,
  work: TeamWork,
): Promise<{ integrity: string }> => {
  requireBuildName(named);
  if (!plainFile.test(name)) throw invalid({ file: [`${name} är inget filnamn i ett bygge`] });
  if (await isSealed(named, work)) throw problem('releaseSealed');
  await work.files.put(keyOf(named, name), bytes, mimetype);
  return { integrity: integrityOf(bytes) };
};
