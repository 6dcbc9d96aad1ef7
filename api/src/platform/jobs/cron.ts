import type { Database, Tx } from '../db/database';
import type { Job } from './job';
import { nextRun } from './schedule.rules';

const dueAt = (tx: Tx, name: string) =>
  tx
    .selectFrom('cron')
    .select('next_at')
    .where('name', '=', name)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

/**
 * Puts what is due into the queue. Any number of processes may do this: the row's lock lets one through, and the job's
 * name carries the time it was due, so that it cannot stand in the queue twice.
 */
export const enqueueDue = async (db: Database, jobs: readonly Job[], now: Date): Promise<void> => {
  for (const { kind, every } of jobs) {
    if (!every) continue;
    await db.system(async (tx) => {
      const next_at = nextRun(every, now).toISOString();
      await tx
        .insertInto('cron')
        .values({ name: kind, next_at })
        .onConflict((on) => on.doNothing())
        .execute();
      const due = await dueAt(tx, kind);
      if (!due || Date.parse(due.next_at) > now.getTime()) return;
      await tx.updateTable('cron').set({ next_at }).where('name', '=', kind).execute();
      await tx
        .insertInto('job')
        .values({
          billable_id: null,
          kind,
          data: '{}',
          dedupe: `${kind} ${due.next_at}`,
          run_at: now.toISOString(),
        })
        .onConflict((on) => on.column('dedupe').doNothing())
        .execute();
    });
  }
};
