import { type Job, reachingJob } from '../platform/jobs/job';
import { isKept } from './file.store';

export const ERASE = 'file.erase';

/** The bytes of a file whose row is gone, or never came. */
const erase = reachingJob(ERASE, async ({ key }, { db, files }) => {
  if (typeof key !== 'string' || (await db.system((tx) => isKept(tx, key)))) return;
  await files.remove(key);
});

export const fileJobs: readonly Job[] = [erase];
