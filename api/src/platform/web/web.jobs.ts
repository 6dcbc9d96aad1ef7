import { reachingJob } from '../jobs/job';
import { clearAssets, keepAssets } from './kept-assets';

export const webJobs = [
  reachingJob(
    'web.keepAssets',
    async (_data, { files, settings, clock }) => {
      await keepAssets(settings.root, files);
      await clearAssets(files, clock.now());
    },
    { at: '4:30' },
  ),
];
