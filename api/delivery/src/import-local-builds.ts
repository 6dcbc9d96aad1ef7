import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database, FileStore, Settings, Tx } from '@husrum/api-platform';
import type { Manifest } from '@husrum/contract/manifest';
import type { FastifyBaseLogger } from 'fastify';
import { findBuild, insertBuild } from './build.store';
import { copyBuildFiles, localBuildFolder } from './build-files';
import { findLocalBuilds } from './find-local-builds';
import { insertRelease, lockCurrentRelease, type StoredRelease } from './release.store';
import { fileErrors } from './verify-build.rules';

const RELEASED_BY = 'npm start';

interface ImportContext {
  readonly db: Database;
  readonly files: FileStore;
  readonly settings: Pick<Settings, 'webRoot' | 'production'>;
}

/** Whether the released build has been cleared, so that nobody would get the remote. */
const isBuildCleared = async (tx: Tx, { remote, build }: StoredRelease): Promise<boolean> =>
  build !== null && (await findBuild(tx, remote, build)) === undefined;

/**
 * Releases a local build to everybody. It does not do so if a team has already released or removed the remote, and in
 * production not if the server has released it (`adopt`) either. A cleared build counts as not released. Returns `copy` when
 * the files must be copied first: then call it again with their folder.
 */
const releaseLocalBuild = async (
  tx: Tx,
  manifest: Manifest,
  { production }: ImportContext['settings'],
  folder?: string,
): Promise<'copy' | 'done'> => {
  const { name: remote, build } = manifest;
  const current = await lockCurrentRelease(tx, remote);
  const isCleared = current !== undefined && (await isBuildCleared(tx, current));
  if (current && !isCleared && (production || current.action !== 'adopt')) return 'done';
  const stored = await findBuild(tx, remote, build);
  // Only its team may release an uploaded build, except in place of a released build that has been cleared.
  if (stored?.source === 'uploaded' && !isCleared) return 'done';
  if (!stored) {
    if (folder === undefined) return 'copy';
    if (!(await insertBuild(tx, { source: 'local', manifest, folder, by: RELEASED_BY }))) return 'done';
  }
  if (current?.build === build) return 'done';
  await insertRelease(tx, {
    ...{ remote, action: 'adopt', from_build: current?.build ?? null, build },
    ...{ canary: null, share: null, by: RELEASED_BY, reason: null },
  });
  return 'done';
};

/** Copies a local build to the file store, because later builds replace it on disk. */
const copyToStore = async (manifest: Manifest, { files, settings }: ImportContext) => {
  const source = localBuildFolder(settings.webRoot, { remote: manifest.name, build: manifest.build });
  const { folder, checkedFiles } = await copyBuildFiles(files, manifest, (name) =>
    readFile(path.join(source, name)),
  );
  return { folder, errors: fileErrors(manifest, checkedFiles) };
};

/**
 * On start, releases the builds on disk, so that a new installation has pages. In production only for remotes that have
 * never been released or whose released build is cleared: a restart must not change what teams have released.
 */
export const importLocalBuilds = async (context: ImportContext, log: FastifyBaseLogger): Promise<void> => {
  const { db, settings } = context;
  for (const manifest of await findLocalBuilds(settings.webRoot, log)) {
    if ((await db.system((tx) => releaseLocalBuild(tx, manifest, settings))) === 'done') continue;
    const { folder, errors } = await copyToStore(manifest, context);
    if (errors.length === 0) await db.system((tx) => releaseLocalBuild(tx, manifest, settings, folder));
    else log.warn({ remote: manifest.name, errors }, 'the build on disk is not imported');
  }
};
