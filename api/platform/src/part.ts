import { backupJobs } from './backup/backup.jobs';
import { removeAbandonedUploads, uploadFolder } from './http/upload';
import { housekeepingJobs } from './jobs/housekeeping.jobs';
import type { ServerPart } from './server-part';

export const part: ServerPart = {
  jobs: [...housekeepingJobs, ...backupJobs],
  async start({ settings }) {
    // Only with a database server can other processes use the folder at the same time.
    await removeAbandonedUploads(uploadFolder(settings.dataDir), {
      isShared: settings.databaseUrl !== undefined,
    });
  },
};
