import { enqueueDailyJobs, type Tx } from '@husrum/api-platform';
import type { LocalDate } from '@husrum/format';
import { sql } from 'kysely';

/** Enqueues the notification job of every business that has registered an inspection or an installation, or saved facts. */
export const enqueueOverdueNotices = (tx: Tx, day: LocalDate, now: string): Promise<void> =>
  enqueueDailyJobs(tx, {
    kind: 'statutoryInspection.notice',
    day,
    now,
    where: sql`(exists (select from statutory_inspection where statutory_inspection.billable_id = billable.id)
      or exists (select from inspection_installation where inspection_installation.billable_id = billable.id)
      or exists (select from inspection_facts where inspection_facts.billable_id = billable.id))`,
  });

export const REFRESH_JOB = 'statutoryInspection.refresh';

/**
 * Enqueues the nightly refresh for every business that has objects and whose stored requirements are out of date. This includes
 * imported objects that nobody has read yet, so that the first reader of a day never waits for the derivation.
 */
export const enqueueRefreshes = (tx: Tx, day: LocalDate, now: string): Promise<void> =>
  enqueueDailyJobs(tx, {
    kind: REFRESH_JOB,
    day,
    now,
    where: sql`exists (select from entity where entity.billable_id = billable.id)
      and (not exists (select from inspection_requirement_day of_day
          where of_day.billable_id = billable.id and of_day.day = ${day}::date)
        or exists (select from stale_inspection_requirement stale where stale.billable_id = billable.id))`,
  });
