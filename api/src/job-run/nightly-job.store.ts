import { sql } from 'kysely';
import type { Tx } from '../platform/db';

/** Enqueues the nightly steps of every business with companies. Only one job per business and day, however often it is called. */
export const enqueueNightlyJobs = async (tx: Tx, day: string, now: string): Promise<void> => {
  await sql`
    insert into job (billable_id, kind, data, dedupe, run_at)
    select id, 'run.night', jsonb_build_object('billableId', id), 'run.night ' || id || ' ' || ${day}::text,
           ${now}::timestamptz
    from billable where exists (select from company where company.billable_id = billable.id)
    order by id
    on conflict (dedupe) do nothing`.execute(tx);
};
