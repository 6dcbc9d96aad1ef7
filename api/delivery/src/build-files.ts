import { createHash, randomUUID } from 'node:crypto';
import path from 'node:path';
import type { FileStore } from '@husrum/api-platform';
import type { Manifest } from '@husrum/contract/manifest';
import type { StoredBuild } from './build.store';
import type { CheckedFile } from './verify-build.rules';
import type { Asset } from './web/assets';

export type BuildRef = Pick<StoredBuild, 'remote' | 'build'>;
/** A manifest, and the folder in the file store that contains its files. */
export type StoredManifest = Pick<StoredBuild, 'folder' | 'manifest'>;

export const integrityOf = (bytes: Buffer): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Uploads that are not verified yet. They can be overwritten, and are not served. */
const UPLOADS = 'uploads';
/** Verified builds. */
const VERIFIED = 'remotes';
/** All folders of builds in the file store. Older servers stored local builds in `adopted`. */
export const STORE_FOLDERS = [UPLOADS, VERIFIED, 'adopted'] as const;

export const uploadKey = ({ remote, build }: BuildRef, file: string): string =>
  `${UPLOADS}/${remote}/${build}/${file}`;
export const fileKey = ({ folder }: Pick<StoredBuild, 'folder'>, file: string): string => `${folder}/${file}`;

export const localBuildFolder = (webRoot: string, { remote, build }: BuildRef): string =>
  path.join(webRoot, remote, 'dist', build);

/**
 * Copies the files of a manifest into a new folder, so that later uploads cannot change what was verified. Nothing is served
 * from the folder until a row in `remote_build` refers to it, and no folder is written to twice. The copying therefore needs
 * no database lock, which would be held for long when the file store is slow. If a file's key were the hash of its content,
 * nothing would have to be copied, but then deleting and uploading the same file at the same time would need a lock.
 */
export const copyBuildFiles = async (
  files: FileStore,
  { name: remote, build, files: listed }: Manifest,
  read: (name: string) => Promise<Buffer | undefined>,
): Promise<{ folder: string; checkedFiles: CheckedFile[] }> => {
  const folder = `${VERIFIED}/${remote}/${build}.${randomUUID()}`;
  const checkedFiles: CheckedFile[] = [];
  for (const { name, integrity } of listed) {
    const bytes = await read(name);
    const found = bytes ? { bytes: bytes.length, integrity: integrityOf(bytes) } : null;
    if (bytes && found?.integrity === integrity)
      await files.put(fileKey({ folder }, name), bytes, 'application/octet-stream');
    checkedFiles.push({ name, found });
  }
  return { folder, checkedFiles };
};

/** The names of the manifest's files that the file store has lost, or has with another size. */
export const listMissingFiles = async (
  files: FileStore,
  { folder, manifest }: StoredManifest,
): Promise<string[]> => {
  const stored = new Map((await files.list(folder)).map(({ key, bytes }) => [key, bytes]));
  return manifest.files
    .filter(({ name, bytes }) => stored.get(fileKey({ folder }, name)) !== bytes)
    .map(({ name }) => name);
};

const MANIFEST_FILE = 'remote.json';

/**
 * One file of a verified build, or its manifest as `remote.json`. The result is undefined when the build has no such file.
 */
export const findBuildAsset = (files: FileStore, build: StoredManifest, name: string): Asset | undefined => {
  const key = fileKey(build, name);
  if (name === MANIFEST_FILE) {
    const bytes = Buffer.from(JSON.stringify(build.manifest));
    return { name, key, size: bytes.length, etag: `"${integrityOf(bytes)}"`, read: async () => bytes };
  }
  const listed = build.manifest.files.find((file) => file.name === name);
  if (!listed) return undefined;
  const read = async (): Promise<Buffer> => {
    const bytes = await files.get(key);
    // Browsers cache the file for a year: send the verified bytes or nothing.
    if (!bytes || integrityOf(bytes) !== listed.integrity)
      throw new Error(`${key} ${bytes ? 'differs from its manifest' : 'is missing from the file store'}`);
    return bytes;
  };
  return { name, key, size: listed.bytes, etag: `"${listed.integrity}"`, read };
};
