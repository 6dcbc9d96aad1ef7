import type { RunOutcome } from '@husrum/contract/job-run';
import type { Tx } from '../platform/db';

const noticesIn = async (tx: Tx, runId: number, outcome: RunOutcome): Promise<number[]> => {
  const rows = await tx
    .selectFrom('job_run_item')
    .select('invoicebase_id')
    .where('job_run_id', '=', runId)
    .where('outcome', '=', outcome)
    .execute();
  return rows.flatMap(({ invoicebase_id }) => invoicebase_id ?? []);
};

export const madeOf = (tx: Tx, runId: number): Promise<number[]> => noticesIn(tx, runId, 'MADE');

/** The notices that a run could not send. */
export const unsentOf = (tx: Tx, runId: number): Promise<number[]> => noticesIn(tx, runId, 'FAILED');
