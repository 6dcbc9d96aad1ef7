import { backupJobs } from './backup/backup.jobs';
import { housekeepingJobs } from './jobs/housekeeping.jobs';
import type { Job } from './jobs/job';

/** The scheduled and background jobs of this package. */
export const jobs: readonly Job[] = [...housekeepingJobs, ...backupJobs];
