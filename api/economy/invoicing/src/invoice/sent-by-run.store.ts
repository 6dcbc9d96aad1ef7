import type { Tx } from '@husrum/api-platform';
import { sql } from 'kysely';
import type { Invoice } from './invoice.store';

/**
 * Whether a run sends the invoices that `job_run` created: the company's automatic invoicing is on, and had started in the month
 * of that run. For queries that join `job_run` and `invoicing_config`.
 */
export const isSentAutomatically = sql<boolean>`(invoicing_config.auto_enabled
  and job_run.period >= invoicing_config.auto_from)`;

/** Whether a run sends the invoice on its send date. One that a person created is sent by a person. */
export const isSentByRun = async (
  tx: Tx,
  { job_run_id, company_id }: Pick<Invoice, 'job_run_id' | 'company_id'>,
): Promise<boolean> => {
  if (job_run_id === null || company_id === null) return false;
  const run = await tx
    .selectFrom('job_run')
    .innerJoin('invoicing_config', (join) => join.on('invoicing_config.company_id', '=', company_id))
    .select('job_run.id')
    .where('job_run.id', '=', job_run_id)
    .where(isSentAutomatically)
    .executeTakeFirst();
  return run !== undefined;
};
