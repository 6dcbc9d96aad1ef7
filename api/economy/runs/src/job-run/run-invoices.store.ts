import type { Tx } from '@husrum/api-platform';
import type { JobRunOutcome } from '@husrum/contract/job-run';
import { type Run, sendingRunKinds } from './job-run.store';

const listInvoiceIds = async (tx: Tx, runId: number, outcome: JobRunOutcome): Promise<number[]> => {
  const rows = await tx
    .selectFrom('job_run_item')
    .select('invoicebase_id')
    .where('job_run_id', '=', runId)
    .where('outcome', '=', outcome)
    .execute();
  return rows.flatMap(({ invoicebase_id }) => invoicebase_id ?? []);
};

/** The invoices that the run has sent, or that are sent after the accounting program has booked them. */
export const listMadeInvoiceIds = (tx: Tx, runId: number): Promise<number[]> =>
  listInvoiceIds(tx, runId, 'MADE');

/** The invoices that the run could not send. */
export const listFailedInvoiceIds = (tx: Tx, runId: number): Promise<number[]> =>
  listInvoiceIds(tx, runId, 'FAILED');

/**
 * Marks the invoice's item as failed in the latest run that sent it, because its mail was not delivered. The run becomes
 * failed, and a user can restart it.
 */
export const failInvoiceItem = async (tx: Tx, invoiceId: number, message: string): Promise<void> => {
  const item = await tx
    .selectFrom('job_run_item')
    .innerJoin('job_run', 'job_run.id', 'job_run_item.job_run_id')
    .select(['job_run_item.id', 'job_run_item.job_run_id'])
    .where('job_run_item.invoicebase_id', '=', invoiceId)
    .where('job_run_item.outcome', '=', 'MADE')
    .where('job_run.kind', 'in', sendingRunKinds)
    .orderBy('job_run_item.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (item === undefined) return;
  await tx
    .updateTable('job_run_item')
    .set({ outcome: 'FAILED', message })
    .where('id', '=', item.id)
    .execute();
  await tx
    .updateTable('job_run')
    .set({ status: 'FAILED' })
    .where('id', '=', item.job_run_id)
    .where('status', '=', 'DONE')
    .execute();
};

/** Failed sending runs whose failed invoices have all been sent, paid or cancelled since. */
export const listResolvedRuns = (tx: Tx): Promise<Run[]> =>
  tx
    .selectFrom('job_run')
    .selectAll()
    .where('kind', 'in', sendingRunKinds)
    .where('status', '=', 'FAILED')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('job_run_item')
            .innerJoin('invoicebase', 'invoicebase.id', 'job_run_item.invoicebase_id')
            .select('job_run_item.id')
            .whereRef('job_run_item.job_run_id', '=', 'job_run.id')
            .where('job_run_item.outcome', '=', 'FAILED')
            .where('invoicebase.status', 'in', ['READY', 'ERROR']),
        ),
      ),
    )
    .orderBy('id')
    .execute();
