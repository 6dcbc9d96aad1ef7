import type { Job } from '@husrum/api-platform';
import { accountingTaskJobs } from './accounting-sync/accounting-task.jobs';
import { syncJobs } from './accounting-sync/sync.jobs';

/** The scheduled and background jobs of this package. */
export const jobs: readonly Job[] = [...accountingTaskJobs, ...syncJobs];
