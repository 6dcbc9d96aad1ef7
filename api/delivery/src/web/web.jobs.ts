import { nonTransactionalJob } from '@husrum/api-platform';
import { deleteExpiredShellAssets, uploadShellAssets } from './stored-shell-assets';

/** Refreshes the age of the served shell's assets in the file store, and deletes those of old shells. */
export const webJobs = [
  nonTransactionalJob(
    'web.keepAssets',
    async (_data, { files, settings, clock }) => {
      await uploadShellAssets(settings.webRoot, files);
      await deleteExpiredShellAssets(files, clock.now());
    },
    { schedule: { at: '4:30' } },
  ),
];
