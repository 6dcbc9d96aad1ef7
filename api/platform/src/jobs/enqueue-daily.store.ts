import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../db';

interface DailyJob {
  readonly kind: string;
  /** YYYY-MM-DD */
  readonly day: string;
  readonly now: string;
  /** A condition on the table `billable`. */
  readonly where: RawBuilder<unknown>;
}

/** Enqueues the job for every business that `where` selects, with its id as `billableId`. Only one per business and day, however often it is called. */
export const enqueueDailyJobs = async (tx: Tx, { kind, day, now, where }: DailyJob): Promise<void> => {
  await sql`
    insert into job (billable_id, kind, data, dedupe, run_at)
    select id, ${kind}::text, jsonb_build_object('billableId', id), ${kind}::text || ' ' || id || ' ' || ${day}::text,
           ${now}::timestamptz
    from billable where ${where}
    order by id
    on conflict (dedupe) do nothing`.execute(tx);
};
