import { sql } from 'kysely';
import { removeAbandonedUploads, uploadFolder } from '../http/upload';
import { analyzeChangedTables } from './changed-tables.store';
import { nonTransactionalJob, transactionalJob } from './job';
import { deleteOldJobs } from './queue.store';

/** Runs on a schedule, and after each import, so that the lists that the user opens next are quick. */
export const ANALYZE_CHANGED_TABLES = 'database.analyze';

/**
 * Vacuum, planner statistics and checkpoint of the embedded database, which PostgreSQL does by itself, and the deletion of what is
 * outdated.
 */
export const housekeepingJobs = [
  nonTransactionalJob(
    'database.vacuum',
    async (_data, { db, settings }) => {
      if (!settings.databaseUrl) await db.runOutsideTransaction('vacuum (analyze)');
    },
    { schedule: { at: '3:00' } },
  ),
  nonTransactionalJob(
    ANALYZE_CHANGED_TABLES,
    async (_data, { db, settings }) => {
      if (!settings.databaseUrl) await analyzeChangedTables(db);
    },
    { schedule: { minutes: 5 } },
  ),
  nonTransactionalJob(
    'database.checkpoint',
    async (_data, { db, settings }) => {
      if (!settings.databaseUrl) await db.runOutsideTransaction('checkpoint');
    },
    { schedule: { minutes: 60 } },
  ),
  nonTransactionalJob(
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
