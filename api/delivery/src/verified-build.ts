import { invalidInput } from '@husrum/api-platform';
import type { TeamContext } from './authenticate-team';
import { findBuild, type StoredBuild, updateBuildFolder } from './build.store';
import { type BuildRef, copyBuildFiles, fileKey, listMissingFiles, uploadKey } from './build-files';
import { fileErrors } from './verify-build.rules';

type StoreContext = Pick<TeamContext, 'db' | 'files'>;

interface VerifiedBuild {
  readonly build: StoredBuild;
  /** Whether the file store has lost files of the build. */
  readonly hasMissingFiles: boolean;
}

/** The uploaded and verified build of this name. The result is undefined for a local build. */
export const findVerifiedBuild = async (
  { remote, build: name }: BuildRef,
  { db, files }: StoreContext,
): Promise<VerifiedBuild | undefined> => {
  const build = await db.system((tx) => findBuild(tx, remote, name));
  if (build?.source !== 'uploaded') return undefined;
  return { build, hasMissingFiles: (await listMissingFiles(files, build)).length > 0 };
};

/** Whether the file may be uploaded again: the build must have missing files, and the content must be the verified one. */
export const mayUploadAgain = (
  { build, hasMissingFiles }: VerifiedBuild,
  { name, integrity }: { readonly name: string; readonly integrity: string },
): boolean =>
  hasMissingFiles &&
  (name === 'remote.json' ||
    build.manifest.files.some((file) => file.name === name && file.integrity === integrity));

/**
 * Restores a build with missing files: copies new uploads and the files that are still stored to a new folder. Returns false
 * when somebody else restored the build at the same time.
 */
export const restoreBuild = async (build: StoredBuild, { db, files }: StoreContext): Promise<boolean> => {
  const { manifest } = build;
  const { folder, checkedFiles } = await copyBuildFiles(
    files,
    manifest,
    async (name) => (await files.get(uploadKey(build, name))) ?? files.get(fileKey(build, name)),
  );
  const errors = fileErrors(manifest, checkedFiles);
  if (errors.length > 0) throw invalidInput({ files: errors });
  return db.system((tx) => updateBuildFolder(tx, build, folder));
};
