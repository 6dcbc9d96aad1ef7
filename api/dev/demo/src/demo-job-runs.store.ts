import type { Tx } from '@husrum/api-platform';
import { sql } from 'kysely';
import { jobRunTexts } from './demo.texts';

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

/**
 * Makes the oldest sending of the account a failed one: a mail server did not answer, and the invoice was sent by hand afterwards. The
 * nightly runs of the demo have no outside service that fails.
 */
export const failOldestSending = async (tx: Tx): Promise<void> => {
  await sql`
    with run as (
      update job_run set status = 'FAILED', attempts = 2
      where id = (
        select min(run.id) from job_run run
        where kind = 'SEND' and exists (select from job_run_item item where item.job_run_id = run.id and item.outcome = 'MADE'))
      returning id)
    update job_run_item set outcome = 'FAILED', message = ${jobRunTexts.mailServerFailed}
    where id = (select min(item.id) from job_run_item item join run on run.id = item.job_run_id where item.outcome = 'MADE')`.execute(
    tx,
  );
};
