import { type Selectable, sql } from 'kysely';
import type { Tx } from '../platform/db';
import type { AccountingTables, AccountingTaskKind } from './accounting.tables';

export type AccountingTask = Selectable<AccountingTables['accounting_task']>;

export interface NewAccountingTask {
  readonly integrationId: number;
  readonly invoiceId: number;
  readonly kind: AccountingTaskKind;
  readonly detail?: Readonly<Record<string, unknown>>;
  readonly userId?: number | null;
}

/** Runs the open tasks of one connection. Data: `billableId`, `integrationId`. */
export const ACCOUNTING_TASKS_JOB = 'accounting.tasks';

/** One job for each connection, unless one waits already. */
const enqueueJobs = async (tx: Tx, integrationIds: readonly number[]): Promise<void> => {
  await sql`
    insert into job (billable_id, kind, data)
    select billable_id, ${ACCOUNTING_TASKS_JOB}::text,
      jsonb_build_object('billableId', billable_id, 'integrationId', id)
    from integration
    where id = any(${[...new Set(integrationIds)]}::bigint[])
      and not exists (
        select from job
        where job.kind = ${ACCOUNTING_TASKS_JOB}::text and job.data ->> 'integrationId' = integration.id::text
          and job.done_at is null and job.locked_until is null and job.attempts = 0)`.execute(tx);
};

/**
 * Stores tasks for the accounting program in the transaction that decides them, and enqueues the job that runs them. Returns
 * the ids of the tasks, in the given order.
 */
export const enqueueAccountingTasks = async (
  tx: Tx,
  tasks: readonly NewAccountingTask[],
): Promise<number[]> => {
  if (tasks.length === 0) return [];
  const rows = await tx
    .insertInto('accounting_task')
    .values(
      tasks.map(({ integrationId, invoiceId, kind, detail = {}, userId = null }) => ({
        integration_id: integrationId,
        invoicebase_id: invoiceId,
        kind,
        detail: JSON.stringify(detail),
        user_id: userId,
      })),
    )
    .returning('id')
    .execute();
  await enqueueJobs(
    tx,
    tasks.map(({ integrationId }) => integrationId),
  );
  return rows.map(({ id }) => id);
};

export const findTasks = (tx: Tx, ids: readonly number[]): Promise<AccountingTask[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : tx.selectFrom('accounting_task').selectAll().where('id', 'in', ids).orderBy('id').execute();

/**
 * Whether the task removes what an invoice that has moved to another company has left in the program of the earlier one. It must
 * not be lost.
 */
export const isCleanupAfterCompanyChange = ({
  kind,
  detail,
}: Pick<AccountingTask, 'kind' | 'detail'>): boolean => kind === 'CANCEL' && detail.left !== undefined;

/** The tasks of an invoice that are not done, in the order in which they are done. */
export const listOpenTasks = (tx: Tx, invoiceId: number): Promise<AccountingTask[]> =>
  tx
    .selectFrom('accounting_task')
    .selectAll()
    .where('invoicebase_id', '=', invoiceId)
    .where('state', '<>', 'DONE')
    .orderBy('id')
    .execute();

/** The ids of those of the invoices that have a task of the kind that is not done. */
export const findInvoiceIdsWithOpenTask = async (
  tx: Tx,
  invoiceIds: readonly number[],
  kind: AccountingTaskKind,
): Promise<ReadonlySet<number | null>> => {
  if (invoiceIds.length === 0) return new Set();
  const rows = await tx
    .selectFrom('accounting_task')
    .select('invoicebase_id')
    .where('invoicebase_id', 'in', invoiceIds)
    .where('kind', '=', kind)
    .where('state', '<>', 'DONE')
    .execute();
  return new Set(rows.map(({ invoicebase_id }) => invoicebase_id));
};

/** The tasks of an invoice that a call with an Idempotency-Key enqueued. */
export const findTaskIdsByKey = async (tx: Tx, invoiceId: number, key: string): Promise<number[]> => {
  const rows = await tx
    .selectFrom('accounting_task')
    .select('id')
    .where('invoicebase_id', '=', invoiceId)
    .where(sql`detail ->> 'key'`, '=', key)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};

/** Marks that no call waits for the tasks any more, so that the invoice shows their outcome. */
export const markNotAwaited = async (tx: Tx, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return;
  await tx
    .updateTable('accounting_task')
    .set({ detail: sql`detail - 'isAwaited'` })
    .where('id', 'in', ids)
    .execute();
};

export const finishTask = async (
  tx: Tx,
  id: number,
  { now, detail }: { now: string; detail?: Readonly<Record<string, unknown>> | undefined },
): Promise<void> => {
  await tx
    .updateTable('accounting_task')
    .set({
      state: 'DONE',
      done_at: now,
      error: null,
      ...(detail === undefined ? {} : { detail: JSON.stringify(detail) }),
    })
    .where('id', '=', id)
    .execute();
};

/** Postpones a task until an instant, because the program did not respond or was busy. */
export const delayTask = async (
  tx: Tx,
  id: number,
  { until, error }: { until: string; error: string },
): Promise<void> => {
  await tx
    .updateTable('accounting_task')
    .set({ next_attempt_at: until, error })
    .where('id', '=', id)
    .execute();
};

/** Stops a task that the program refused, until it is retried: by a user, or after a change of the invoice. */
export const stopTask = async (tx: Tx, id: number, error: string): Promise<void> => {
  await tx.updateTable('accounting_task').set({ state: 'STOPPED', error }).where('id', '=', id).execute();
};

export const removeTasks = async (tx: Tx, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return;
  await tx.deleteFrom('accounting_task').where('id', 'in', ids).execute();
};

/** Makes stopped tasks wait again. With an `invoiceId`, only those of that invoice, and its waiting tasks become due at once. Returns the ids of the invoices. */
export const retryTasks = async (tx: Tx, { invoiceId }: { invoiceId?: number } = {}): Promise<number[]> => {
  const rows = await tx
    .updateTable('accounting_task')
    .set({ state: 'WAITING', next_attempt_at: sql`app_now()`, error: null })
    .where('state', 'in', invoiceId === undefined ? ['STOPPED'] : ['STOPPED', 'WAITING'])
    .$if(invoiceId !== undefined, (query) => query.where('invoicebase_id', '=', invoiceId ?? 0))
    .returning(['invoicebase_id', 'integration_id'])
    .execute();
  await enqueueJobs(
    tx,
    rows.map(({ integration_id }) => integration_id),
  );
  return [...new Set(rows.flatMap(({ invoicebase_id }) => invoicebase_id ?? []))];
};

/** One job for each connection with a task that is due, unless one runs or waits. The transaction must see all businesses. */
export const enqueueJobsForDueTasks = async (tx: Tx, now: string): Promise<void> => {
  await sql`
    insert into job (billable_id, kind, data, run_at)
    select billable_id, ${ACCOUNTING_TASKS_JOB}::text,
      jsonb_build_object('billableId', billable_id, 'integrationId', id), ${now}::timestamptz
    from integration
    where state = 'CONNECTED'
      and exists (
        select from accounting_task
        where integration_id = integration.id and accounting_task.state = 'WAITING'
          and next_attempt_at <= ${now}::timestamptz)
      and not exists (
        select from job
        where job.kind = ${ACCOUNTING_TASKS_JOB}::text and job.data ->> 'integrationId' = integration.id::text
          and job.done_at is null and job.attempts < job.max_attempts)`.execute(tx);
};
