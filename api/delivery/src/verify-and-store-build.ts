import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type FileStore, invalidInput, problem } from '@husrum/api-platform';
import { type Manifest, manifest as manifestSchema } from '@husrum/contract/manifest';
import * as yup from 'yup';
import type { TeamContext } from './authenticate-team';
import { insertBuild } from './build.store';
import { type BuildRef, copyBuildFiles, fileKey, uploadKey } from './build-files';
import { findLiveBuilds } from './find-live-builds';
import { requireBuildId } from './upload-file';
import { findVerifiedBuild, restoreBuild } from './verified-build';
import { verifyBuild } from './verify-build.rules';
import { readServedShell } from './web/shell';

const gzipAsync = promisify(gzip);
const invalidManifest = (text: string) => invalidInput({ 'remote.json': [text] });

/** The uploaded manifest. Throws 422 when it is missing, invalid or of another build. */
const readUploadedManifest = async (files: FileStore, ref: BuildRef): Promise<Manifest> => {
  const bytes = await files.get(uploadKey(ref, 'remote.json'));
  if (!bytes) throw invalidManifest('remote.json saknas');
  try {
    const manifest = await manifestSchema.validate(JSON.parse(bytes.toString('utf8')));
    if (manifest.name === ref.remote && manifest.build === ref.build) return manifest;
    throw new yup.ValidationError(`remote.json beskriver ${manifest.name} ${manifest.build}`);
  } catch (error) {
    throw invalidManifest(
      error instanceof yup.ValidationError ? error.message : 'remote.json går inte att läsa',
    );
  }
};

/** The size of the entry over the network, in bytes. */
const measureEntryGzip = async (files: FileStore, manifest: Manifest, folder: string): Promise<number> => {
  const entry = manifest.files.find(({ name }) => manifest.entry.endsWith(`/${name}`));
  const bytes = entry && (await files.get(fileKey({ folder }, entry.name)));
  return bytes ? (await gzipAsync(bytes, { level: 9 })).length : 0;
};

/**
 * Seals an uploaded build: verifies and stores it. From then on it can be released and never changes. The files are read and copied
 * outside any transaction, because the file store may be slow. After a crash or a rejection no row refers to the copy,
 * and the nightly job deletes it. Throws 422 with the errors.
 */
export const verifyAndStoreBuild = async (
  ref: BuildRef,
  context: TeamContext,
): Promise<{ message: string }> => {
  const { db, files, settings, team } = context;
  requireBuildId(ref);
  const success = { message: `${ref.remote} ${ref.build} är prövat och intaget` };
  const verified = await findVerifiedBuild(ref, context);
  if (verified?.hasMissingFiles && !(await restoreBuild(verified.build, context)))
    return verifyAndStoreBuild(ref, context);
  if (verified) return success;
  const manifest = await readUploadedManifest(files, ref);
  const { folder, checkedFiles } = await copyBuildFiles(files, manifest, (name) =>
    files.get(uploadKey(ref, name)),
  );
  const entryGzip = await measureEntryGzip(files, manifest, folder);
  const shell = await readServedShell(settings.webRoot);
  await db.system(async (tx) => {
    const errors = verifyBuild(manifest, { checkedFiles, entryGzip, shell, live: await findLiveBuilds(tx) });
    if (Object.keys(errors).length > 0) throw invalidInput(errors);
    // Somebody else may have stored a build of this name in the meantime, perhaps with other files.
    if (!(await insertBuild(tx, { source: 'uploaded', manifest, folder, by: team.name })))
      throw problem('releaseSealed');
  });
  return success;
};
