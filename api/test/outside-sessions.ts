import type { Database } from '../src/platform/db/database';
import type { Files } from '../src/ports/files/files';

/**
 * A file store that is not to be waited for with a database session in hand: the embedded database has one, and every
 * landlord waits with it. So any test that reaches such code fails, whatever it is about.
 */
export const outsideSessions = (files: Files, db: Pick<Database, 'holdsSession'>): Files => {
  const demand = (key: string): void => {
    if (db.holdsSession())
      throw new Error(`The file store is asked for ${key} within a transaction: ask before it, or after it.`);
  };
  return {
    put: async (key, bytes, mimetype) => {
      demand(key);
      return files.put(key, bytes, mimetype);
    },
    get: async (key) => {
      demand(key);
      return files.get(key);
    },
    remove: async (key) => {
      demand(key);
      return files.remove(key);
    },
    list: async (folder) => {
      demand(`${folder}/`);
      return files.list(folder);
    },
  };
};
