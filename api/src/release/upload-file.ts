import { buildId, plainFile } from '@husrum/contract/manifest';
import { invalid, problem } from '../platform/errors';
import type { Upload } from '../platform/http';
import { integrityOf, type NamedBuild, uploadKey } from './build-files';
import { mayComeAgain, sealedBuild } from './sealed-build';
import type { TeamWork } from './team';

export const requireBuildName = (named: NamedBuild): NamedBuild => {
  if (!buildId().isValidSync(named.build)) throw problem('notFound');
  return named;
};

export const showBuild = async (named: NamedBuild, context: TeamWork): Promise<{ sealed: boolean }> => {
  const sealed = await sealedBuild(named, context);
  return { sealed: sealed !== undefined && !sealed.isLost };
};

/**
 * Laid where nobody is sent. One that comes when the build has just been proven is kept for nothing: what was proven lies
 * elsewhere.
 */
export const uploadFile = async (
  named: NamedBuild,
  { name, bytes, mimetype }: Upload,
  context: TeamWork,
): Promise<{ integrity: string }> => {
  requireBuildName(named);
  if (!plainFile.test(name)) throw invalid({ file: [`${name} är inget filnamn i ett bygge`] });
  const integrity = integrityOf(bytes);
  const sealed = await sealedBuild(named, context);
  if (sealed && !mayComeAgain(sealed, { name, integrity })) throw problem('releaseSealed');
  await context.files.put(uploadKey(named, name), bytes, mimetype);
  return { integrity };
};
