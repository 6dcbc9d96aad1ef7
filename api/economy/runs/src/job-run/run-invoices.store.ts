import type { Tx } from '@husrum/api-platform';
import type { Run } from './job-run.store';
import { failDocumentItem } from './run-documents.store';
import { listSendingRunKinds } from './sending-runs';

/** Marks the invoice's item as failed in the latest run that sent it, because its mail was not delivered. */
export const failInvoiceItem = (tx: Tx, id: number, message: string): Promise<void> =>
  failDocumentItem(tx, { key: 'invoiceId', id, message });

/** Failed runs of invoices whose failed ones have all been sent, paid or cancelled since. */
export const listResolvedRuns = (tx: Tx): Promise<Run[]> =>
  tx
    .selectFrom('job_run')
    .selectAll()
    .where('kind', 'in', listSendingRunKinds('invoiceId'))
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
