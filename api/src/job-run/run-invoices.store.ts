import type { JobRunOutcome } from '@husrum/contract/job-run';
import type { Tx } from '../platform/db';

const listInvoiceIds = async (tx: Tx, runId: number, outcome: JobRunOutcome): Promise<number[]> => {
  const rows = await tx
    .selectFrom('job_run_item')
    .select('invoicebase_id')
    .where('job_run_id', '=', runId)
    .where('outcome', '=', outcome)
    .execute();
  return rows.flatMap(({ invoicebase_id }) => invoicebase_id ?? []);
};

export const listMadeInvoiceIds = (tx: Tx, runId: number): Promise<number[]> =>
  listInvoiceIds(tx, runId, 'MADE');

/** The invoices that the run could not send. */
export const listFailedInvoiceIds = (tx: Tx, runId: number): Promise<number[]> =>
  listInvoiceIds(tx, runId, 'FAILED');
