import type { RunOutcome } from '@husrum/contract/job-run';
import type { Tx } from '../platform/db';

const invoicesIn = async (tx: Tx, runId: number, outcome: RunOutcome): Promise<number[]> => {
  const rows = await tx
    .selectFrom('job_run_item')
    .select('invoicebase_id')
    .where('job_run_id', '=', runId)
    .where('outcome', '=', outcome)
    .execute();
  return rows.flatMap(({ invoicebase_id }) => invoicebase_id ?? []);
};

export const madeOf = (tx: Tx, runId: number): Promise<number[]> => invoicesIn(tx, runId, 'MADE');

/** The invoices that a run could not send. */
export const unsentOf = (tx: Tx, runId: number): Promise<number[]> => invoicesIn(tx, runId, 'FAILED');
