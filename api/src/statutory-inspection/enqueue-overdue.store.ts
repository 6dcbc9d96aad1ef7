import type { LocalDate } from '@husrum/format';
import { sql } from 'kysely';
import type { Tx } from '../platform/db';
import { enqueueDailyJobs } from '../platform/jobs/enqueue-daily.store';

/** Enqueues the notice of every business that has registered an inspection or a fact: only there anything can be overdue. */
export const enqueueOverdueNotices = (tx: Tx, day: LocalDate, now: string): Promise<void> =>
  enqueueDailyJobs(tx, {
    kind: 'statutoryInspection.notice',
    day,
    now,
    where: sql`(exists (select from statutory_inspection where statutory_inspection.billable_id = billable.id)
      or exists (select from inspection_facts where inspection_facts.billable_id = billable.id))`,
  });
