import { type Job, type JobData, nonTransactionalJob } from '@husrum/api-platform';
import { findReferencedKeys } from './file.store';

export const DELETE_STORED_FILES = 'file.erase';

const keysOf = ({ keys }: JobData): string[] => (Array.isArray(keys) ? keys.map(String) : []);

/** Deletes the files with the job's keys from the file store, except those to which a row refers. */
const deleteStoredFiles = nonTransactionalJob(DELETE_STORED_FILES, async (data, { db, files }) => {
  const keys = keysOf(data);
  const referenced = await db.beforeRemovingFiles((tx) => findReferencedKeys(tx, keys));
  for (const key of keys) if (!referenced.has(key)) await files.remove(key);
});

export const fileJobs: readonly Job[] = [deleteStoredFiles];
