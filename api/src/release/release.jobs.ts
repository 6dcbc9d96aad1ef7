import * as yup from 'yup';
import { job, reachingJob } from '../platform/jobs/job';
import { clearBuilds, ERASE_BUILD, eraseBuild } from './clear-builds';
import { clearUploads } from './clear-uploads';

const named = yup.object({ remote: yup.string().required(), build: yup.string().required() });

export const releaseJobs = [
  job('release.clear', (_data, work) => clearBuilds(work), { at: '4:15' }),
  reachingJob('release.clearUploads', (_data, work) => clearUploads(work), { at: '4:45' }),
  reachingJob(ERASE_BUILD, (data, work) => eraseBuild(named.validateSync(data), work)),
];
