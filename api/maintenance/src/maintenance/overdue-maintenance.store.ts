import { enqueueDailyJobs, type Tx } from '@husrum/api-platform';
import { sql } from 'kysely';

export const OVERDUE_JOB = 'maintenance.overdue';

/** Enqueues the job for every business that has an activity planned before the instant. */
export const enqueueOverdueJobs = (tx: Tx, day: string, now: string, before: string): Promise<void> =>
  enqueueDailyJobs(tx, {
    kind: OVERDUE_JOB,
    day,
    now,
    where: sql`exists (
      select from maintenance
      where maintenance.billable_id = billable.id and status = 'PLANNED' and scheduled_at < ${before}::timestamptz)`,
  });

/** Marks activities planned before the instant as overdue. Returns them, the earliest first. */
export const markOverdue = async (tx: Tx, before: string) => {
  const changed = await tx
    .updateTable('maintenance')
    .set({ status: 'OVERDUE' })
    .where('status', '=', 'PLANNED')
    .where('scheduled_at', '<', before)
    .returning('id')
    .execute();
  if (changed.length === 0) return [];
  const rows = await tx
    .selectFrom('maintenance')
    .leftJoin('entity', 'entity.id', 'maintenance.entity_id')
    .leftJoin('company', 'company.id', 'maintenance.company_id')
    .select(['maintenance.id', 'maintenance.title'])
    .select([
      sql<string | null>`coalesce(entity.name, company.name)`.as('name'),
      sql<string | null>`entity_house(entity.id)`.as('house'),
    ])
    .where(
      'maintenance.id',
      'in',
      changed.map(({ id }) => id),
    )
    .orderBy('maintenance.scheduled_at')
    .orderBy('maintenance.id')
    .execute();
  return rows.map(({ id, title, name, house }) => ({
    id,
    title,
    place: name === null ? null : { name, house },
  }));
};
