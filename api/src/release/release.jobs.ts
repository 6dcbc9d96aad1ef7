import { job, reachingJob } from '../platform/jobs/job';
import { clearBuilds } from './clear-builds';
import { clearFiles } from './clear-files';

export const releaseJobs = [
  job('release.clear', (_data, work) => clearBuilds(work), { at: '4:15' }),
  reachingJob('release.clearFiles', (_data, work) => clearFiles(work), { at: '4:45' }),
];
