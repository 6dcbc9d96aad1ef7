import { backupJobs } from './backup/backup.jobs';
import { housekeepingJobs } from './jobs/housekeeping.jobs';
import type { Job } from './jobs/job';
import { webJobs } from './web/web.jobs';

/** The scheduled and background jobs of this package. */
export const jobs: readonly Job[] = [...housekeepingJobs, ...webJobs, ...backupJobs];
