import { sql } from 'kysely';
import { transactionalJob } from '../platform/jobs/job';

export const sessionJobs = [
  transactionalJob(
    'session.clean',
    async (_data, { tx }) => {
      await sql`delete from sign_in_failure where last_at < now() - interval '1 day'`.execute(tx);
      await sql`delete from session where expires_at < now() - interval '30 days'`.execute(tx);
      await sql`delete from user_token where expires_at < now() - interval '30 days'`.execute(tx);
    },
    { schedule: { at: '4:00' } },
  ),
];
