import { invalid } from '../platform/errors';
import { findBuild, moveBuild, type StoredBuild } from './build.store';
import { keyOf, lostFiles, type NamedBuild, takeIn, uploadKey } from './build-files';
import { fileFaults } from './faults.rules';
import type { TeamWork } from './team';

type Work = Pick<TeamWork, 'db' | 'files'>;

interface Sealed {
  readonly build: StoredBuild;
  /** The file store has lost something of it. */
  readonly isLost: boolean;
}

/** What a team has uploaded under the name, and the server has proven and taken in. */
export const sealedBuild = async (
  { remote, build: name }: NamedBuild,
  { db, files }: Work,
): Promise<Sealed | undefined> => {
  const build = await db.system((tx) => findBuild(tx, remote, name));
  if (build?.source !== 'uploaded') return undefined;
  return { build, isLost: (await lostFiles(files, build)).length > 0 };
};

/** A file that may come again: of a build that was lost, and the very bytes that were proven. */
export const mayComeAgain = (
  { build, isLost }: Sealed,
  { name, integrity }: { readonly name: string; readonly integrity: string },
): boolean =>
  isLost &&
  (name === 'remote.json' ||
    build.manifest.files.some((file) => file.name === name && file.integrity === integrity));

/**
 * Takes a lost build in again, as it was proven, from what has been uploaded since and what the store still has: into a
 * folder of its own, as ever. False when somebody else was quicker.
 */
export const takeInAgain = async (build: StoredBuild, { db, files }: Work): Promise<boolean> => {
  const { manifest } = build;
  const { folder, kept } = await takeIn(
    files,
    manifest,
    async (name) => (await files.get(uploadKey(build, name))) ?? files.get(keyOf(build, name)),
  );
  const faults = fileFaults(manifest, kept);
  if (faults.length > 0) throw invalid({ files: faults });
  return db.system((tx) => moveBuild(tx, build, folder));
};
