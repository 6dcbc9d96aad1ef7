import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../../platform/errors';
import type { FileStore } from '../../platform/file-store';

const safeKey = /^[\w-]+(\/[\w.-]+)+$/;
const safeFolder = /^[\w-]+(\/[\w.-]+)*$/;

/** Undefined instead of an error when the file does not exist, or no longer. */
const undefinedIfMissing = async <T>(result: Promise<T>): Promise<T | undefined> => {
  try {
    return await result;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
};

/** A file store in a folder of the disk. Throws for keys that would lead outside. */
export const createFolderFileStore = (folder: string): FileStore => {
  const within = (key: string, safe: RegExp): string => {
    if (!safe.test(key) || key.includes('..')) throw new Error(`Not a file key: ${key}`);
    return path.join(folder, key);
  };
  const fileOf = (key: string): string => within(key, safeKey);
  const keyOf = (file: string): string => path.relative(folder, file).split(path.sep).join('/');
  return {
    put: async (key, content) => {
      const file = fileOf(key);
      // A unique name: two writers of the same key must not write into the same file.
      const part = `${file}.${randomUUID()}.part`;
      const write = () =>
        Buffer.isBuffer(content) ? writeFile(part, content) : copyFile(content.path, part);
      try {
        // Written to a temporary file and renamed, so that nobody reads half a file. The folder nearly always exists.
        await write().catch(async (error) => {
          if (errorCode(error) !== 'ENOENT') throw error;
          await mkdir(path.dirname(file), { recursive: true });
          await write();
        });
        await rename(part, file);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    get: async (key) => undefinedIfMissing(readFile(fileOf(key))),
    open: async (key) => {
      const file = await undefinedIfMissing(open(fileOf(key)));
      if (!file) return undefined;
      const { size } = await file.stat();
      return { stream: file.createReadStream(), size };
    },
    remove: (key) => rm(fileOf(key), { force: true }),
    list: async (under) => {
      const options = { recursive: true, withFileTypes: true } as const;
      const entries = (await undefinedIfMissing(readdir(within(under, safeFolder), options))) ?? [];
      const found = entries
        .filter((entry) => entry.isFile())
        .map(async ({ parentPath, name }) => {
          const file = path.join(parentPath, name);
          const stats = await undefinedIfMissing(stat(file));
          return stats ? [{ key: keyOf(file), storedAt: stats.mtime, bytes: stats.size }] : [];
        });
      return (await Promise.all(found)).flat();
    },
  };
};
