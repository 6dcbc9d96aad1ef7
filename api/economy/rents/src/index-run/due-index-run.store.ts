import { enqueueDailyJobs, type Tx } from '@husrum/api-platform';
import type { LocalDate } from '@husrum/format';
import { sql } from 'kysely';

export const DUE_JOB = 'indexRun.due';

/** The leases with a clause that gives a supplement for the year, and whose rent no run has changed for it. */
const isDue = (year: number) => sql`
  index_clause.first_year <= ${year}::integer and lease.start < make_date(${year}::integer, 1, 1)
  and (lease.stop is null or lease.stop >= make_date(${year}::integer, 1, 1))
  and not exists (select from index_run_row row where row.lease_id = lease.id and row.year = ${year}::integer)`;

/** Enqueues the job for every business with a lease whose rent is due to be changed for the year after the day. */
export const enqueueDueRuns = (tx: Tx, day: LocalDate, now: string): Promise<void> =>
  enqueueDailyJobs(tx, {
    kind: DUE_JOB,
    day,
    now,
    where: sql`exists (select from index_clause join lease on lease.id = index_clause.lease_id
      where index_clause.billable_id = billable.id and ${isDue(Number(day.slice(0, 4)) + 1)})`,
  });

export const countDueLeases = async (tx: Tx, year: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::bigint as count from index_clause join lease on lease.id = index_clause.lease_id
    where ${isDue(year)}`.execute(tx);
  return rows[0]?.count ?? 0;
};
