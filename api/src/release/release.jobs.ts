import { job, reachingJob } from '../platform/jobs/job';
import { clearBuilds } from './clear-builds';
import { clearFiles } from './clear-files';

export const releaseJobs = [
  job('release.clear', (_data, context) => clearBuilds(context), { at: '4:15' }),
  reachingJob('release.clearFiles', (_data, context) => clearFiles(context), { at: '4:45' }),
];
