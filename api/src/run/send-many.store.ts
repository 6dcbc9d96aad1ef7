import type { Tx } from '../platform/db';
import { noticeTitle } from './notice-titles.store';

/** A notice that a person chose to send. */
export interface ChosenNotice {
  noticeId: number;
  leaseId: number | null;
  title: string;
}

/** The notices of these ids; without those that a run has sent already, when it is named. */
export const chosenNotices = async (
  tx: Tx,
  ids: readonly number[],
  runId?: number,
): Promise<ChosenNotice[]> => {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('invoicebase')
    .select(['id', 'lease_id', 'reference', 'entity_name', 'tenant_name'])
    .where('id', 'in', ids)
    .$if(runId !== undefined, (all) =>
      all.where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('job_run_item')
              .select('job_run_item.id')
              .where('job_run_id', '=', runId ?? 0)
              .whereRef('job_run_item.invoicebase_id', '=', 'invoicebase.id')
              .where('outcome', '=', 'MADE'),
          ),
        ),
      ),
    )
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ noticeId: row.id, leaseId: row.lease_id, title: noticeTitle(row) }));
};

/** The notices that a run could not send. */
export const unsentOf = async (tx: Tx, runId: number): Promise<number[]> => {
  const rows = await tx
    .selectFrom('job_run_item')
    .select('invoicebase_id')
    .where('job_run_id', '=', runId)
    .where('outcome', '=', 'FAILED')
    .execute();
  return rows.flatMap(({ invoicebase_id }) => invoicebase_id ?? []);
};

export const isMade = async (tx: Tx, runId: number, noticeId: number): Promise<boolean> => {
  const made = await tx
    .selectFrom('job_run_item')
    .select('id')
    .where('job_run_id', '=', runId)
    .where('invoicebase_id', '=', noticeId)
    .where('outcome', '=', 'MADE')
    .executeTakeFirst();
  return made !== undefined;
};
