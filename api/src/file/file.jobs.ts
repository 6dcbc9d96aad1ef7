import { type Job, type JobData, reachingJob } from '../platform/jobs/job';
import { keptKeys } from './file.store';

export const ERASE = 'file.erase';

const keysIn = ({ keys }: JobData): string[] => (Array.isArray(keys) ? keys.map(String) : []);

/** Bytes whose row is gone, or never came. */
const erase = reachingJob(ERASE, async (data, { db, files }) => {
  const keys = keysIn(data);
  const kept = await db.system((tx) => keptKeys(tx, keys));
  for (const key of keys) if (!kept.has(key)) await files.remove(key);
});

export const fileJobs: readonly Job[] = [erase];
