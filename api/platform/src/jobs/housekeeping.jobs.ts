import { sql } from 'kysely';
import { removeAbandonedUploads, uploadFolder } from '../http/upload';
import { nonTransactionalJob, transactionalJob } from './job';
import { deleteOldJobs } from './queue.store';

/** The deletion of what is outdated. */
export const housekeepingJobs = [
  nonTransactionalJob(
    'platform.clean-uploads',
    (_data, { settings }) => removeAbandonedUploads(uploadFolder(settings.dataDir)),
    { schedule: { at: '4:10' } },
  ),
  transactionalJob(
    'platform.clean',
    async (_data, { tx }) => {
      await deleteOldJobs(tx);
      await sql`delete from idempotency where created_at < now() - interval '2 days'`.execute(tx);
      await sql`delete from rate_limit where ends_at < now()`.execute(tx);
    },
    { schedule: { at: '4:00' } },
  ),
];
