import { invalidInput, problem, readContent, type Upload } from '@husrum/api-platform';
import { buildId, fileNamePattern } from '@husrum/contract/manifest';
import type { TeamContext } from './authenticate-team';
import { type BuildRef, integrityOf, uploadKey } from './build-files';
import { findVerifiedBuild, mayUploadAgain } from './verified-build';

/** Throws 404 when the build id is malformed. */
export const requireBuildId = (ref: BuildRef): BuildRef => {
  if (!buildId().isValidSync(ref.build)) throw problem('notFound');
  return ref;
};

/** Whether the build is sealed. False also when the store has lost files: they may be uploaded again. */
export const readSealState = async (ref: BuildRef, context: TeamContext): Promise<{ sealed: boolean }> => {
  const verified = await findVerifiedBuild(ref, context);
  return { sealed: verified !== undefined && !verified.hasMissingFiles };
};

/**
 * Stores one uploaded file of a build that is not sealed yet, or that has lost files. An uploaded file is never served: sealing
 * the build copies it to another place, from which it is served. If the build is sealed meanwhile, the file has no effect.
 */
export const uploadFile = async (
  ref: BuildRef,
  { name, content, mimetype }: Upload,
  context: TeamContext,
): Promise<{ integrity: string }> => {
  requireBuildId(ref);
  if (!fileNamePattern.test(name)) throw invalidInput({ file: [`${name} är inget filnamn i ett bygge`] });
  const bytes = await readContent(content);
  const integrity = integrityOf(bytes);
  const verified = await findVerifiedBuild(ref, context);
  if (verified && !mayUploadAgain(verified, { name, integrity })) throw problem('releaseSealed');
  await context.files.put(uploadKey(ref, name), bytes, mimetype);
  return { integrity };
};
