import { backupJobs } from './backup/backup.jobs';
import { housekeepingJobs } from './jobs/housekeeping.jobs';
import type { ServerPart } from './server-part';

export const part: ServerPart = { jobs: [...housekeepingJobs, ...backupJobs] };
