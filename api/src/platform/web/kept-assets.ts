import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { keptSince } from '@husrum/contract/manifest';
import type { Files } from '../../ports/files/files';
import { codeOf } from '../errors';
import type { Asset } from './assets';

const KEPT = 'shell';
const DAY_MS = 24 * 3_600_000;
const address = /^\/assets\/(\w[\w.-]*\.[0-9a-f]{8,}\.\w+)$/;
const keyOf = (name: string): string => `${KEPT}/${name}`;

const namesIn = async (folder: string): Promise<string[]> => {
  try {
    return (await readdir(folder)).filter((name) => address.test(`/assets/${name}`));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
};

/**
 * What the shell of this disk is made of, into the file store: the next one may come on another disk, while open pages go
 * on with this. Source maps stay: no page asks for them.
 */
export const keepAssets = async (
  root: string,
  files: Files,
  isWanted: (name: string) => boolean = () => true,
): Promise<void> => {
  const folder = path.join(root, 'shell', 'dist', 'assets');
  const keep = async (name: string): Promise<void> =>
    files.put(keyOf(name), await readFile(path.join(folder, name)), 'application/octet-stream');
  await Promise.all((await namesIn(folder)).filter(isWanted).map(keep));
};

/**
 * As a server begins: only what is not there, for a name is that of its content, and what was last put more than a day
 * ago. So the month counts from the beginning, or from the night before it.
 */
export const bringAssets = async (root: string, files: Files, now: Date): Promise<void> => {
  const yesterday = now.getTime() - DAY_MS;
  const there = (await files.list(KEPT)).filter(({ at }) => at.getTime() > yesterday);
  const fresh = new Set(there.map(({ key }) => key));
  await keepAssets(root, files, (name) => !fresh.has(keyOf(name)));
};

/** Kept anew each night, a shell's assets are as old as the last night on which it was served. */
export const clearAssets = async (files: Files, now: Date): Promise<void> => {
  const before = keptSince(now);
  for (const { key, at } of await files.list(KEPT)) if (at < before) await files.remove(key);
};

/** Of a shell that was served before, here or on another disk. */
export const keptAsset = async (files: Files, url: string): Promise<Asset | undefined> => {
  const [, name] = address.exec(url) ?? [];
  const key = name && keyOf(name);
  const bytes = key ? await files.get(key) : undefined;
  return name && key && bytes
    ? { name, key, size: bytes.length, etag: `"${name}"`, read: async () => bytes }
    : undefined;
};
