import { createHash } from 'node:crypto';
import path from 'node:path';
import { type Manifest, plainFile } from '@husrum/contract';
import type { Settings } from '../platform/settings';
import { type Asset, fileAsset } from '../platform/web/assets';
import type { Files } from '../ports/files/files';
import type { StoredBuild } from './build.store';

/** Where the files of builds lie: beside the server where they were built, or in the file store. */
export interface BuildPlace {
  readonly settings: Pick<Settings, 'root'>;
  readonly files: Files;
}

export type NamedBuild = Pick<StoredBuild, 'remote' | 'build'>;
export type KnownBuild = Pick<StoredBuild, 'remote' | 'build' | 'source' | 'manifest'>;

export const integrityOf = (bytes: Buffer): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Where the file store keeps all builds. */
export const BUILDS = 'remotes';
export const folderOf = ({ remote, build }: NamedBuild): string => `${BUILDS}/${remote}/${build}`;
export const keyOf = (named: NamedBuild, file: string): string => `${folderOf(named)}/${file}`;

/** All that is kept of it, also what its description does not name. */
export const eraseFiles = async (files: Files, named: NamedBuild): Promise<void> => {
  for (const { key } of await files.list(folderOf(named))) await files.remove(key);
};

export const localFolder = (root: string, { remote, build }: NamedBuild): string =>
  path.join(root, remote, 'dist', build);

/** A build's entry among its files. */
export const entryFile = ({ entry }: Pick<Manifest, 'entry'>): string => entry.split('/').at(-1) ?? '';

/** What is being uploaded: read to be sent, since nothing is known of it yet. */
export const unprovenAsset = async (
  files: Files,
  named: NamedBuild,
  name: string,
): Promise<Asset | undefined> => {
  const key = keyOf(named, name);
  const bytes = plainFile.test(name) ? await files.get(key) : undefined;
  return bytes && { name, key, size: bytes.length, etag: `"${integrityOf(bytes)}"`, read: async () => bytes };
};

/** One file of a build that was proven; undefined when there is none of that name. */
export const buildAsset = async (
  { settings, files }: BuildPlace,
  build: KnownBuild,
  name: string,
): Promise<Asset | undefined> => {
  if (build.source === 'local') return fileAsset(localFolder(settings.root, build), name);
  const described = build.manifest.files.find((file) => file.name === name);
  if (!described) return unprovenAsset(files, build, name);
  const key = keyOf(build, name);
  const read = async (): Promise<Buffer> => {
    const bytes = await files.get(key);
    if (!bytes) throw new Error(`${key} is gone from the file store`);
    return bytes;
  };
  return { name, key, size: described.bytes, etag: `"${described.integrity}"`, read };
};

/** A build on a work machine may have been cleared away; an uploaded one was proven and stays. */
export const isThere = async (place: BuildPlace, build: KnownBuild): Promise<boolean> =>
  build.source === 'uploaded' || (await buildAsset(place, build, entryFile(build.manifest))) !== undefined;
