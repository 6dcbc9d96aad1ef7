import type { Tx } from '@husrum/api-platform';
import type { JobRunOutcome } from '@husrum/contract/job-run';
import type { JobRunTables } from './job-run.tables';
import { type DocumentKey, listSendingRunKinds } from './sending-runs';

const documentColumns = {
  invoiceId: 'invoicebase_id',
  leaseId: 'lease_id',
  reminderId: 'reminder_id',
} as const satisfies Record<DocumentKey, keyof JobRunTables['job_run_item']>;

/** The documents of the run's items with an outcome. Those that it has made it has sent, or they are sent after their booking. */
export const listDocumentIds = async (
  tx: Tx,
  runId: number,
  { key, outcome }: { readonly key: DocumentKey; readonly outcome: JobRunOutcome },
): Promise<number[]> => {
  const column = documentColumns[key];
  const rows = await tx
    .selectFrom('job_run_item')
    .select(`${column} as id`)
    .where('job_run_id', '=', runId)
    .where('outcome', '=', outcome)
    .execute();
  return rows.flatMap(({ id }) => id ?? []);
};

interface UndeliveredDocument {
  readonly key: DocumentKey;
  readonly id: number;
  readonly message: string;
}

/**
 * Marks the document's item as failed in the latest run that sent it, because its mail was not delivered. The run becomes
 * failed, and a user can restart it.
 */
export const failDocumentItem = async (tx: Tx, { key, id, message }: UndeliveredDocument): Promise<void> => {
  const item = await tx
    .selectFrom('job_run_item')
    .innerJoin('job_run', 'job_run.id', 'job_run_item.job_run_id')
    .select(['job_run_item.id', 'job_run_item.job_run_id'])
    .where(`job_run_item.${documentColumns[key]}`, '=', id)
    .where('job_run_item.outcome', '=', 'MADE')
    .where('job_run.kind', 'in', listSendingRunKinds(key))
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
