import { sql } from 'kysely';
import { job, reachingJob } from './job';
import { clearOldJobs } from './queue.store';

/** The embedded database has no background workers: what PostgreSQL does by itself is done here. */
export const maintenanceJobs = [
  reachingJob(
    'database.vacuum',
    async (_data, { db, settings }) => {
      if (!settings.databaseUrl) await db.maintain('vacuum (analyze)');
    },
    { at: '3:00' },
  ),
  reachingJob(
    'database.checkpoint',
    async (_data, { db, settings }) => {
      if (!settings.databaseUrl) await db.maintain('checkpoint');
    },
    { minutes: 60 },
  ),
  job(
    'platform.clean',
    async (_data, { tx }) => {
      await clearOldJobs(tx);
      await sql`delete from idempotency where created_at < now() - interval '2 days'`.execute(tx);
      await sql`delete from sign_in_failure where last_at < now() - interval '1 day'`.execute(tx);
      await sql`delete from session where expires_at < now() - interval '30 days'`.execute(tx);
      await sql`delete from user_token where expires_at < now() - interval '30 days'`.execute(tx);
    },
    { at: '4:00' },
  ),
];
