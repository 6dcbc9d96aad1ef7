import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Manifest, manifest, registry } from '@husrum/contract';
import type { FastifyBaseLogger } from 'fastify';
import * as yup from 'yup';
import { codeOf } from '../errors';
import { findAsset } from './assets';

const current = yup.object({
  build: yup
    .string()
    .matches(/^[a-z0-9]+$/)
    .required(),
});

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));

/** The live build of one remote, proven by its own description, or the reason why it is left out. */
const readRemote = async (root: string, name: string): Promise<Manifest> => {
  const dist = path.join(root, name, 'dist');
  const { build } = current.validateSync(await readJson(path.join(dist, 'current.json')));
  const described = manifest.validateSync(await readJson(path.join(dist, build, 'remote.json')), {
    stripUnknown: true,
  });
  if (described.name !== name || described.build !== build)
    throw new Error(`describes ${described.name} ${described.build}`);
  const prefix = `/remotes/${name}/${build}/`;
  const entry = described.entry.startsWith(prefix)
    ? await findAsset(path.join(dist, build), described.entry.slice(prefix.length))
    : undefined;
  if (!entry) throw new Error(`the entry ${described.entry} is not there`);
  return described;
};

export const remoteFolders = async (root: string): Promise<string[]> =>
  (await readdir(root, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && entry.name.startsWith('mf-'))
    .map(({ name }) => name)
    .sort();

export interface LiveRegistry {
  text: string;
  etag: string;
}

/** Which remotes there are right now. One that is missing or broken is left out and costs the others nothing. */
export const composeRegistry = async (root: string, log: FastifyBaseLogger): Promise<LiveRegistry> => {
  const read = await Promise.all(
    (await remoteFolders(root)).map(async (name): Promise<Manifest[]> => {
      try {
        return [await readRemote(root, name)];
      } catch (error) {
        if (codeOf(error) === 'ENOENT') log.debug({ remote: name }, 'remote is not built');
        else log.warn({ remote: name, err: error }, 'remote is left out of the registry');
        return [];
      }
    }),
  );
  const text = JSON.stringify(registry.cast({ remotes: read.flat() }, { stripUnknown: true }));
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` };
};
