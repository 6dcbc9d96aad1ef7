import { type Job, reachingJob } from '../platform/jobs/job';

export const ERASE = 'file.erase';

/** The bytes of a file whose row is gone. */
const erase = reachingJob(ERASE, async ({ key }, { files }) => {
  if (typeof key === 'string') await files.remove(key);
});

export const fileJobs: readonly Job[] = [erase];
