import type { Database, FileStore } from '@husrum/api-platform';

/**
 * A file store that throws inside a transaction: one that waits for a slow file store keeps its session and its locks, and
 * others wait for them. With this store any test that reaches such code fails.
 */
export const forbidFilesInTransactions = (
  files: FileStore,
  db: Pick<Database, 'isInTransaction'>,
): FileStore => {
  const requireNoTransaction = (key: string): void => {
    if (db.isInTransaction())
      throw new Error(`The file store is used for ${key} within a transaction: use it before or after.`);
  };
  return {
    put: async (key, content, mimetype) => {
      requireNoTransaction(key);
      return files.put(key, content, mimetype);
    },
    get: async (key) => {
      requireNoTransaction(key);
      return files.get(key);
    },
    open: async (key) => {
      requireNoTransaction(key);
      return files.open(key);
    },
    remove: async (key) => {
      requireNoTransaction(key);
      return files.remove(key);
    },
    list: async (folder) => {
      requireNoTransaction(`${folder}/`);
      return files.list(folder);
    },
  };
};
