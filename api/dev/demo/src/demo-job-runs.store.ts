import type { Tx } from '@husrum/api-platform';
import { sql } from 'kysely';

/** Inserts the runs that created the demo invoices: one for each company and month, with an item for each invoice. */
export const insertJobRuns = async (tx: Tx, companyIds: readonly number[]): Promise<void> => {
  // Drafts (EDIT) are created by hand, not by a run.
  const isCreatedByRun = sql`invoice.kind = 'RENT' and invoice.stage <> 'EDIT' and invoice.company_id = any(${[...companyIds]})`;
  await sql`
    insert into job_run (kind, company_id, period, status, total, started_at, finished_at)
    select 'GENERATE', invoice.company_id, to_char(start, 'YYYY-MM') as month, 'DONE', count(*),
           min(created_at), min(created_at) + interval '2 seconds'
    from invoicebase invoice
    where ${isCreatedByRun}
    group by invoice.company_id, month
    order by min(created_at), invoice.company_id`.execute(tx);
  await sql`
    insert into job_run_item (job_run_id, outcome, title, message, lease_id, invoicebase_id, at)
    select run.id, 'MADE', entity_name || ' · ' || tenant_name, invoice.error, lease_id, invoice.id, run.finished_at
    from invoicebase invoice
    join job_run run on run.company_id = invoice.company_id and run.period = to_char(start, 'YYYY-MM')
    where ${isCreatedByRun}`.execute(tx);
  await sql`
    update invoicebase set job_run_id = item.job_run_id
    from job_run_item item where item.invoicebase_id = invoicebase.id`.execute(tx);
};
