import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode, type FileStore } from '@husrum/api-platform';
import { retentionCutoff } from '@husrum/contract/manifest';
import type { Asset } from './assets';

const FOLDER = 'shell';
const DAY_MS = 24 * 3_600_000;
const assetUrl = /^\/assets\/(\w[\w.-]*\.[0-9a-f]{8,}\.\w+)$/;
const keyOf = (name: string): string => `${FOLDER}/${name}`;

const listAssetNames = async (folder: string): Promise<string[]> => {
  try {
    return (await readdir(folder)).filter((name) => assetUrl.test(`/assets/${name}`));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
};

/**
 * Uploads the shell's assets to the file store: pages that are open during a release still need the assets of the old shell,
 * which the disk of the new one does not have. Source maps are not uploaded, because no page needs them.
 */
export const uploadShellAssets = async (
  webRoot: string,
  files: FileStore,
  isWanted: (name: string) => boolean = () => true,
): Promise<void> => {
  const folder = path.join(webRoot, 'shell', 'dist', 'assets');
  const upload = async (name: string): Promise<void> =>
    files.put(keyOf(name), await readFile(path.join(folder, name)), 'application/octet-stream');
  await Promise.all((await listAssetNames(folder)).filter(isWanted).map(upload));
};

/**
 * On start, uploads only shell assets that are missing from the store or older than a day. Their content never changes: the
 * upload date shows how long ago their shell was served.
 */
export const uploadMissingShellAssets = async (
  webRoot: string,
  files: FileStore,
  now: Date,
): Promise<void> => {
  const yesterday = now.getTime() - DAY_MS;
  const stored = (await files.list(FOLDER)).filter(({ storedAt }) => storedAt.getTime() > yesterday);
  const freshKeys = new Set(stored.map(({ key }) => key));
  await uploadShellAssets(webRoot, files, (name) => !freshKeys.has(keyOf(name)));
};

/** Deletes the assets of shells that have not been served for a month. Those of the served shell are uploaded every night. */
export const deleteExpiredShellAssets = async (files: FileStore, now: Date): Promise<void> => {
  const cutoff = retentionCutoff(now);
  for (const { key, storedAt } of await files.list(FOLDER)) if (storedAt < cutoff) await files.remove(key);
};

/** An asset of a shell that was served earlier, from this disk or another. */
export const findStoredShellAsset = async (files: FileStore, url: string): Promise<Asset | undefined> => {
  const [, name] = assetUrl.exec(url) ?? [];
  const key = name && keyOf(name);
  const bytes = key ? await files.get(key) : undefined;
  return name && key && bytes
    ? { name, key, size: bytes.length, etag: `"${name}"`, read: async () => bytes }
    : undefined;
};
