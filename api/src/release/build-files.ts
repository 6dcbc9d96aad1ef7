import { createHash, randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Manifest } from '@husrum/contract/manifest';
import type { Asset } from '../platform/web/assets';
import type { Files } from '../ports/files/files';
import type { StoredBuild } from './build.store';
import type { Kept } from './faults.rules';

export type NamedBuild = Pick<StoredBuild, 'remote' | 'build'>;
export type KnownBuild = Pick<StoredBuild, 'folder' | 'manifest'>;

export const integrityOf = (bytes: Buffer): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** What teams upload, until it is proven: may be written over at any time, and is served to nobody. */
const UPLOADS = 'uploads';
/** What was taken in. */
const TAKEN_IN = 'remotes';
/** The last one holds what servers found on their own disk before that lay with the others. */
export const homes = [UPLOADS, TAKEN_IN, 'adopted'] as const;

export const uploadKey = ({ remote, build }: NamedBuild, file: string): string =>
  `${UPLOADS}/${remote}/${build}/${file}`;
export const keyOf = ({ folder }: Pick<StoredBuild, 'folder'>, file: string): string => `${folder}/${file}`;

export const localFolder = (root: string, { remote, build }: NamedBuild): string =>
  path.join(root, remote, 'dist', build);

/**
 * Copies what a build describes into a new folder, where nobody looks until a row names it: what was hashed is what is
 * kept, whatever is uploaded meanwhile. The file store may be slow and the database is everybody's, so no lock is held
 * here, and none is needed: a folder is never written to by anybody else, nor used again once it was erased. Keys made of
 * the hash of the bytes would spare the copy and let builds share files; but then an erasing and an upload of the same
 * bytes would have to wait for each other, and only the database could make them.
 */
export const takeIn = async (
  files: Files,
  { name: remote, build, files: described }: Manifest,
  read: (name: string) => Promise<Buffer | undefined>,
): Promise<{ folder: string; kept: Kept[] }> => {
  const folder = `${TAKEN_IN}/${remote}/${build}.${randomUUID()}`;
  const kept: Kept[] = [];
  for (const { name, integrity } of described) {
    const bytes = await read(name);
    const found = bytes ? { bytes: bytes.length, integrity: integrityOf(bytes) } : null;
    if (bytes && found?.integrity === integrity)
      await files.put(keyOf({ folder }, name), bytes, 'application/octet-stream');
    kept.push({ name, found });
  }
  return { folder, kept };
};

/** What the build describes and the store has lost, or some of. */
export const lostFiles = async (files: Files, { folder, manifest }: KnownBuild): Promise<string[]> => {
  const there = new Map((await files.list(folder)).map(({ key, bytes }) => [key, bytes]));
  return manifest.files
    .filter(({ name, bytes }) => there.get(keyOf({ folder }, name)) !== bytes)
    .map(({ name }) => name);
};

const DESCRIPTION = 'remote.json';

/** One file of a build that was taken in; undefined when its description names none of that name. */
export const buildAsset = (files: Files, build: KnownBuild, name: string): Asset | undefined => {
  const key = keyOf(build, name);
  if (name === DESCRIPTION) {
    const bytes = Buffer.from(JSON.stringify(build.manifest));
    return { name, key, size: bytes.length, etag: `"${integrityOf(bytes)}"`, read: async () => bytes };
  }
  const described = build.manifest.files.find((file) => file.name === name);
  if (!described) return undefined;
  const read = async (): Promise<Buffer> => {
    const bytes = await files.get(key);
    // Browsers keep it for a year: it is what was proven, or it is nothing.
    if (!bytes || integrityOf(bytes) !== described.integrity)
      throw new Error(`${key} is ${bytes ? 'not what was proven' : 'gone from the file store'}`);
    return bytes;
  };
  return { name, key, size: described.bytes, etag: `"${described.integrity}"`, read };
};
