import { sql } from 'kysely';
import type { Tx } from '../platform/db/database';

/** The runs that made the demo portfolio's invoices: one for each company and month, with what each made. */
export const writeRuns = async (tx: Tx, companyIds: readonly number[]): Promise<void> => {
  const own = sql`notice.kind = 'RENT' and notice.company_id = any(${[...companyIds]})`;
  await sql`
    insert into job_run (kind, company_id, period, status, total, started_at, finished_at)
    select 'GENERATE', notice.company_id, to_char(start, 'YYYY-MM') as month, 'DONE', count(*),
           min(created_at), min(created_at) + interval '2 seconds'
    from invoicebase notice
    where ${own}
    group by notice.company_id, month
    order by min(created_at), notice.company_id`.execute(tx);
  await sql`
    insert into job_run_item (job_run_id, outcome, title, message, lease_id, invoicebase_id, at)
    select run.id, 'MADE', entity_name || ' · ' || tenant_name, notice.error, lease_id, notice.id, run.finished_at
    from invoicebase notice
    join job_run run on run.company_id = notice.company_id and run.period = to_char(start, 'YYYY-MM')
    where ${own}`.execute(tx);
};
