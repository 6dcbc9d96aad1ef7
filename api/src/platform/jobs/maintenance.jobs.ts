import { sql } from 'kysely';
import { removeAbandonedUploads, uploadFolder } from '../http/upload';
import { externalJob, transactionalJob } from './job';
import { deleteOldJobs } from './queue.store';

/** The embedded database has no background workers: these jobs do what PostgreSQL does by itself. */
export const maintenanceJobs = [
  externalJob(
    'database.vacuum',
    async (_data, { db, settings }) => {
      if (!settings.databaseUrl) await db.runMaintenance('vacuum (analyze)');
    },
    { schedule: { at: '3:00' } },
  ),
  externalJob(
    'database.checkpoint',
    async (_data, { db, settings }) => {
      if (!settings.databaseUrl) await db.runMaintenance('checkpoint');
    },
    { schedule: { minutes: 60 } },
  ),
  externalJob(
    'platform.clean-uploads',
    (_data, { settings }) => removeAbandonedUploads(uploadFolder(settings.dataDir), { isShared: true }),
    { schedule: { at: '4:10' } },
  ),
  transactionalJob(
    'platform.clean',
    async (_data, { tx }) => {
      await deleteOldJobs(tx);
      await sql`delete from idempotency where created_at < now() - interval '2 days'`.execute(tx);
    },
    { schedule: { at: '4:00' } },
  ),
];
