import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '../../platform/errors';
import type { Files } from './files';

const safeKey = /^[\w-]+(\/[\w.-]+)+$/;

export const folderFiles = (folder: string): Files => {
  const fileOf = (key: string): string => {
    if (!safeKey.test(key) || key.includes('..')) throw new Error(`Not a file key: ${key}`);
    return path.join(folder, key);
  };
  return {
    put: async (key, bytes) => {
      const file = fileOf(key);
      const write = () => writeFile(`${file}.part`, bytes);
      // Written aside and moved into place: a reader never meets half a file. The folder is nearly always there.
      await write().catch(async (error) => {
        if (codeOf(error) !== 'ENOENT') throw error;
        await mkdir(path.dirname(file), { recursive: true });
        await write();
      });
      await rename(`${file}.part`, file);
    },
    get: async (key) => {
      try {
        return await readFile(fileOf(key));
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return undefined;
        throw error;
      }
    },
    remove: (key) => rm(fileOf(key), { force: true }),
  };
};
