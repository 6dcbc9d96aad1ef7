import { enqueueDailyJobs, type Tx } from '@husrum/api-platform';
import { sql } from 'kysely';

/** Enqueues the nightly steps of every business with companies. */
export const enqueueNightlyJobs = (tx: Tx, day: string, now: string): Promise<void> =>
  enqueueDailyJobs(tx, {
    kind: 'run.night',
    day,
    now,
    where: sql`exists (select from company where company.billable_id = billable.id)`,
  });
