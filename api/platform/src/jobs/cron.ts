import type { Database, Tx } from '../db/database';
import { enqueueJobs } from './enqueue-jobs.store';
import type { Job } from './job';
import { nextRunAt } from './schedule.rules';

const lockCronRow = (tx: Tx, name: string) =>
  tx
    .selectFrom('cron')
    .select('next_at')
    .where('name', '=', name)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

/**
 * Enqueues the scheduled jobs that are due. Any number of processes may do this at once: one of them gets the lock of the
 * row, and the dedupe key contains the due time, so that a job is not enqueued twice.
 */
export const enqueueDueJobs = async (db: Database, jobs: readonly Job[], now: Date): Promise<void> => {
  for (const { kind, schedule } of jobs) {
    if (!schedule) continue;
    await db.system(async (tx) => {
      const nextAt = nextRunAt(schedule, now).toISOString();
      await tx
        .insertInto('cron')
        .values({ name: kind, next_at: nextAt })
        .onConflict((on) => on.doNothing())
        .execute();
      const row = await lockCronRow(tx, kind);
      if (!row || Date.parse(row.next_at) > now.getTime()) return;
      await tx.updateTable('cron').set({ next_at: nextAt }).where('name', '=', kind).execute();
      const dedupe = `${kind} ${row.next_at}`;
      await enqueueJobs(tx, [{ businessId: null, kind, data: {}, dedupe, at: now.toISOString() }]);
    });
  }
};
