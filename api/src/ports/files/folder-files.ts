import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '../../platform/errors';
import type { Files } from './files';

const safeKey = /^[\w-]+(\/[\w.-]+)+$/;
const safeFolder = /^[\w-]+(\/[\w.-]+)*$/;

/** What is not there, or is gone by now, is no failure for who only looks. */
const unlessGone = async <T>(context: Promise<T>): Promise<T | undefined> => {
  try {
    return await context;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
};

export const folderFiles = (folder: string): Files => {
  const within = (key: string, safe: RegExp): string => {
    if (!safe.test(key) || key.includes('..')) throw new Error(`Not a file key: ${key}`);
    return path.join(folder, key);
  };
  const fileOf = (key: string): string => within(key, safeKey);
  const keyOf = (file: string): string => path.relative(folder, file).split(path.sep).join('/');
  return {
    put: async (key, bytes) => {
      const file = fileOf(key);
      // Of its own: two who put the same key at once would write into each other's.
      const part = `${file}.${randomUUID()}.part`;
      const write = () => writeFile(part, bytes);
      try {
        // Written aside and moved into place: a reader never meets half a file. The folder is nearly always there.
        await write().catch(async (error) => {
          if (codeOf(error) !== 'ENOENT') throw error;
          await mkdir(path.dirname(file), { recursive: true });
          await write();
        });
        await rename(part, file);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    get: async (key) => unlessGone(readFile(fileOf(key))),
    remove: (key) => rm(fileOf(key), { force: true }),
    list: async (under) => {
      const inside = { recursive: true, withFileTypes: true } as const;
      const entries = (await unlessGone(readdir(within(under, safeFolder), inside))) ?? [];
      const found = entries
        .filter((entry) => entry.isFile())
        .map(async ({ parentPath, name }) => {
          const file = path.join(parentPath, name);
          const known = await unlessGone(stat(file));
          return known ? [{ key: keyOf(file), at: known.mtime, bytes: known.size }] : [];
        });
      return (await Promise.all(found)).flat();
    },
  };
};
