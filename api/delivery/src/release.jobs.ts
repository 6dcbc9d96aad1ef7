import { nonTransactionalJob, transactionalJob } from '@husrum/api-platform';
import { clearUnusedBuilds } from './clear-unused-builds';
import { deleteUnreferencedFiles } from './delete-unreferenced-files';

export const releaseJobs = [
  transactionalJob('release.clear', (_data, context) => clearUnusedBuilds(context), {
    schedule: { at: '4:15' },
  }),
  nonTransactionalJob('release.clearFiles', (_data, context) => deleteUnreferencedFiles(context), {
    schedule: { at: '4:45' },
  }),
];
