import { randomUUID } from 'node:crypto';
import {
  chmod,
  copyFile,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { errorCode, type FileStore, PRIVATE_FILE_MODE, PRIVATE_FOLDER_MODE } from '@husrum/api-platform';

const KEY_PATTERN = /^[\w-]+(\/[\w.-]+)+$/;
const FOLDER_PATTERN = /^[\w-]+(\/[\w.-]+)*$/;

/** The result is undefined instead of an error when the file does not exist, or no longer. */
const undefinedIfMissing = async <T>(result: Promise<T>): Promise<T | undefined> => {
  try {
    return await result;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
};

/** A file store in a folder on disk. Throws for keys that would lead outside of it. */
export const createFolderFileStore = (folder: string): FileStore => {
  const resolveKey = (key: string, pattern: RegExp): string => {
    if (!pattern.test(key) || key.includes('..')) throw new Error(`Not a file key: ${key}`);
    return path.join(folder, key);
  };
  const toPath = (key: string): string => resolveKey(key, KEY_PATTERN);
  const toKey = (file: string): string => path.relative(folder, file).split(path.sep).join('/');
  return {
    put: async (key, content) => {
      const file = toPath(key);
      // A unique name: two writers of the same key must not write into the same file.
      const temporary = `${file}.${randomUUID()}.part`;
      const write = async (): Promise<void> => {
        if (Buffer.isBuffer(content)) return writeFile(temporary, content, { mode: PRIVATE_FILE_MODE });
        await copyFile(content.path, temporary);
        // A copy has the permissions of its source.
        await chmod(temporary, PRIVATE_FILE_MODE);
      };
      try {
        // The file is written to a temporary file and renamed, so that nobody reads half a file. The folder is created only
        // when the write fails without it, because it nearly always exists.
        await write().catch(async (error) => {
          if (errorCode(error) !== 'ENOENT') throw error;
          await mkdir(path.dirname(file), { recursive: true, mode: PRIVATE_FOLDER_MODE });
          await write();
        });
        await rename(temporary, file);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },
    get: async (key) => undefinedIfMissing(readFile(toPath(key))),
    open: async (key) => {
      const file = await undefinedIfMissing(open(toPath(key)));
      if (!file) return undefined;
      const { size } = await file.stat();
      return { stream: file.createReadStream(), size };
    },
    remove: (key) => rm(toPath(key), { force: true }),
    list: async (under) => {
      const options = { recursive: true, withFileTypes: true } as const;
      const entries = (await undefinedIfMissing(readdir(resolveKey(under, FOLDER_PATTERN), options))) ?? [];
      const files = entries
        .filter((entry) => entry.isFile())
        .map(async ({ parentPath, name }) => {
          const file = path.join(parentPath, name);
          const stats = await undefinedIfMissing(stat(file));
          return stats ? [{ key: toKey(file), storedAt: stats.mtime, bytes: stats.size }] : [];
        });
      return (await Promise.all(files)).flat();
    },
  };
};
