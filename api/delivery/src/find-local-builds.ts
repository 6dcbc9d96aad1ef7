import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '@husrum/api-platform';
import { buildId, type Manifest, manifest as manifestSchema } from '@husrum/contract/manifest';
import type { FastifyBaseLogger } from 'fastify';
import * as yup from 'yup';
import { localBuildFolder } from './build-files';
import { fileAsset } from './web/assets';

const currentSchema = yup.object({ build: buildId() });
const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));

/** The names of the remotes' folders, which in development can be symbolic links. */
const remoteFolders = async (webRoot: string): Promise<string[]> =>
  (await readdir(webRoot, { withFileTypes: true }))
    .filter((entry) => entry.name.startsWith('mf-') && (entry.isDirectory() || entry.isSymbolicLink()))
    .map(({ name }) => name)
    .sort();

/** The manifest of a remote's newest build on disk. Throws when the build is incomplete. */
const readBuild = async (webRoot: string, remote: string): Promise<Manifest> => {
  const { build } = currentSchema.validateSync(
    await readJson(path.join(webRoot, remote, 'dist', 'current.json')),
  );
  const folder = localBuildFolder(webRoot, { remote, build });
  const manifest = manifestSchema.validateSync(await readJson(path.join(folder, 'remote.json')));
  if (manifest.name !== remote || manifest.build !== build)
    throw new Error(`the manifest is of ${manifest.name} ${manifest.build}`);
  if (!manifest.files.some(({ name }) => manifest.entry === `/remotes/${remote}/${build}/${name}`))
    throw new Error(`the entry ${manifest.entry} is not one of its files`);
  for (const { name, bytes } of manifest.files) {
    if ((await fileAsset(folder, name))?.size !== bytes) throw new Error(`${name} is missing or incomplete`);
  }
  return manifest;
};

/** The builds on the server's disk. A broken build is logged and left out. */
export const findLocalBuilds = async (webRoot: string, log: FastifyBaseLogger): Promise<Manifest[]> => {
  const manifests = await Promise.all(
    (await remoteFolders(webRoot)).map(async (remote): Promise<Manifest[]> => {
      try {
        return [await readBuild(webRoot, remote)];
      } catch (error) {
        if (errorCode(error) === 'ENOENT') log.debug({ remote }, 'remote is not built');
        else log.warn({ remote, err: error }, 'the build on disk is not imported');
        return [];
      }
    }),
  );
  return manifests.flat();
};
