import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { buildId, type Manifest, manifest } from '@husrum/contract/manifest';
import type { FastifyBaseLogger } from 'fastify';
import * as yup from 'yup';
import { codeOf } from '../platform/errors';
import { fileAsset } from '../platform/web/assets';
import { localFolder } from './build-files';

const current = yup.object({ build: buildId() });
const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));

/** Folders, and in development links to them. */
const remoteFolders = async (root: string): Promise<string[]> =>
  (await readdir(root, { withFileTypes: true }))
    .filter((entry) => entry.name.startsWith('mf-') && (entry.isDirectory() || entry.isSymbolicLink()))
    .map(({ name }) => name)
    .sort();

/** The newest build of one remote on this machine, whole, by its own description. */
const readBuild = async (root: string, remote: string): Promise<Manifest> => {
  const { build } = current.validateSync(await readJson(path.join(root, remote, 'dist', 'current.json')));
  const folder = localFolder(root, { remote, build });
  const described = manifest.validateSync(await readJson(path.join(folder, 'remote.json')));
  if (described.name !== remote || described.build !== build)
    throw new Error(`describes ${described.name} ${described.build}`);
  if (!described.files.some(({ name }) => described.entry === `/remotes/${remote}/${build}/${name}`))
    throw new Error(`the entry ${described.entry} is none of its files`);
  for (const { name, bytes } of described.files) {
    if ((await fileAsset(folder, name))?.size !== bytes) throw new Error(`${name} is missing or cut off`);
  }
  return described;
};

/** What is built beside the server. A build that is broken is left out, and costs the others nothing. */
export const localBuilds = async (root: string, log: FastifyBaseLogger): Promise<Manifest[]> => {
  const found = await Promise.all(
    (await remoteFolders(root)).map(async (remote): Promise<Manifest[]> => {
      try {
        return [await readBuild(root, remote)];
      } catch (error) {
        if (codeOf(error) === 'ENOENT') log.debug({ remote }, 'remote is not built');
        else log.warn({ remote, err: error }, 'the build on disk is not taken in');
        return [];
      }
    }),
  );
  return found.flat();
};
