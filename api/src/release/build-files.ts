import { createHash } from 'node:crypto';
import path from 'node:path';
import { plainFile } from '@husrum/contract';
import type { Asset } from '../platform/web/assets';
import type { Files } from '../ports/files/files';
import type { StoredBuild } from './build.store';

export type NamedBuild = Pick<StoredBuild, 'remote' | 'build'>;
export type KnownBuild = Pick<StoredBuild, 'remote' | 'build' | 'source' | 'manifest'>;

export const integrityOf = (bytes: Buffer): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Where the file store keeps what teams upload. */
export const BUILDS = 'remotes';
/** What was taken from the server's own disk lies apart: an upload of the same build never touches what is in use. */
const homes = { uploaded: BUILDS, local: 'adopted' } as const;

type Kept = NamedBuild & { readonly source?: StoredBuild['source'] };
export const folderOf = ({ remote, build, source = 'uploaded' }: Kept): string =>
  `${homes[source]}/${remote}/${build}`;
export const keyOf = (kept: Kept, file: string): string => `${folderOf(kept)}/${file}`;

/** All that is kept there, also what the build's description does not name. */
export const eraseFiles = async (files: Files, kept: Kept): Promise<void> => {
  for (const { key } of await files.list(folderOf(kept))) await files.remove(key);
};

export const localFolder = (root: string, { remote, build }: NamedBuild): string =>
  path.join(root, remote, 'dist', build);

const inMemory = (name: string, key: string, bytes: Buffer): Asset => ({
  ...{ name, key, size: bytes.length, etag: `"${integrityOf(bytes)}"` },
  read: async () => bytes,
});

/** What is being uploaded: read to be sent, since nothing is known of it yet. Bytes without a type, so that none run. */
export const unprovenAsset = async (
  files: Files,
  named: NamedBuild,
  name: string,
): Promise<Asset | undefined> => {
  const key = keyOf(named, name);
  const bytes = plainFile.test(name) ? await files.get(key) : undefined;
  return bytes && inMemory('', key, bytes);
};

const DESCRIPTION = 'remote.json';

/** One file of a build that was taken in; undefined when its description names none of that name. */
export const buildAsset = (files: Files, build: KnownBuild, name: string): Asset | undefined => {
  const key = keyOf(build, name);
  if (name === DESCRIPTION) return inMemory(name, key, Buffer.from(JSON.stringify(build.manifest)));
  const described = build.manifest.files.find((file) => file.name === name);
  if (!described) return undefined;
  const read = async (): Promise<Buffer> => {
    const bytes = await files.get(key);
    if (!bytes) throw new Error(`${key} is gone from the file store`);
    return bytes;
  };
  return { name, key, size: described.bytes, etag: `"${described.integrity}"`, read };
};
