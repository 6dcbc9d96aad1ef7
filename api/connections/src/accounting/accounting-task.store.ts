import { enqueueJobs, equalsAny, groupBy, type Tx } from '@husrum/api-platform';
import { type RawBuilder, type Selectable, sql } from 'kysely';
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

/** SQL: whether a job for the tasks of the connection exists that meets the condition. */
const hasJob = (condition: RawBuilder<unknown>) =>
  sql<boolean>`exists (
    select from job
    where job.kind = ${ACCOUNTING_TASKS_JOB}::text and job.data ->> 'integrationId' = integration.id::text
      and job.done_at is null and ${condition})`;

const toJob = ({ id, billable_id }: { readonly id: number; readonly billable_id: number }) => ({
  businessId: billable_id,
  kind: ACCOUNTING_TASKS_JOB,
  data: { billableId: billable_id, integrationId: id },
});

/** Enqueues a job for each of the connections, unless one waits already. */
const enqueueTaskJobs = async (tx: Tx, integrationIds: readonly number[]): Promise<void> => {
  const connections = await tx
    .selectFrom('integration')
    .select(['id', 'billable_id'])
    .where(equalsAny('id', [...new Set(integrationIds)]))
    .where(({ not }) => not(hasJob(sql`job.locked_until is null and job.attempts = 0`)))
    .execute();
  await enqueueJobs(tx, connections.map(toJob));
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
  await enqueueTaskJobs(
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
 * Whether the task cancels what an invoice that moved to another company has left in the program of the earlier company. Such a task
 * must not be removed with the other tasks of the invoice.
 */
export const isCleanupAfterCompanyChange = ({
  kind,
  detail,
}: Pick<AccountingTask, 'kind' | 'detail'>): boolean => kind === 'CANCEL' && detail.left !== undefined;

/** Our credit invoice that a CREDIT task creates in the program. The result is null when the task creates it here, too. */
const creditIdOf = ({ detail }: Pick<AccountingTask, 'detail'>): number | null =>
  typeof detail.creditId === 'number' ? detail.creditId : null;

/**
 * The invoice that shows the task and its refusal. The CREDIT task of an existing credit invoice belongs to the credited invoice,
 * but it is the credit invoice that waits for it.
 */
export const findShowingInvoiceId = (
  task: Pick<AccountingTask, 'invoicebase_id' | 'detail'>,
): number | null => creditIdOf(task) ?? task.invoicebase_id;

/** The invoice that the task belongs to, and the credit invoice that waits for it, if any. */
export const listInvoiceIdsOfTask = (task: Pick<AccountingTask, 'invoicebase_id' | 'detail'>): number[] =>
  [task.invoicebase_id, creditIdOf(task)].filter((id) => id !== null);

/** SQL: whether the task belongs to the invoice, or the invoice is a credit invoice that waits for it. */
export const concernsInvoice = (task: string, invoiceId: RawBuilder<unknown>) => {
  const ownerId = sql.ref(`${task}.invoicebase_id`);
  // The query is limited to two invoices first, because an index finds their tasks.
  return sql<boolean>`(
    ${ownerId} = any (array[${invoiceId}, (select credits_id from invoicebase where invoicebase.id = ${invoiceId})])
    and (${ownerId} = ${invoiceId} or (${sql.ref(`${task}.detail`)} ->> 'creditId')::bigint = ${invoiceId}))`;
};

/** The tasks that concern an invoice and are not done, in the order in which they are done. */
export const listOpenTasks = (tx: Tx, invoiceId: number): Promise<AccountingTask[]> =>
  tx
    .selectFrom('accounting_task')
    .selectAll()
    .where(concernsInvoice('accounting_task', sql`${invoiceId}::bigint`))
    .where('state', '<>', 'DONE')
    .orderBy('id')
    .execute();

/** The same as `listOpenTasks` for any number of invoices, by invoice id. */
export const listOpenTasksByInvoice = async (
  tx: Tx,
  invoiceIds: readonly number[],
): Promise<ReadonlyMap<number, readonly AccountingTask[]>> => {
  if (invoiceIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('invoicebase as concerned')
    .innerJoin('accounting_task', (on) =>
      on.on(
        sql<boolean>`accounting_task.invoicebase_id = any (array[concerned.id, concerned.credits_id])
          and (accounting_task.invoicebase_id = concerned.id
            or (accounting_task.detail ->> 'creditId')::bigint = concerned.id)`,
      ),
    )
    .selectAll('accounting_task')
    .select('concerned.id as concerned_id')
    .where(equalsAny('concerned.id', invoiceIds))
    .where('accounting_task.state', '<>', 'DONE')
    .orderBy('accounting_task.id')
    .execute();
  return groupBy(rows, ({ concerned_id }) => concerned_id);
};

/** The ids of the invoices, among the given ones, that have a task of the kind that is not done. */
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

/**
 * How an attempt ended: done, with the new details of the task if there are any; postponed until an instant, because the program
 * did not respond or was busy; or stopped, because the program refused. A stopped task is retried by a user, or after a change
 * of the invoice.
 */
type TaskOutcome =
  | { readonly doneAt: string; readonly detail?: Readonly<Record<string, unknown>> | undefined }
  | { readonly delayedUntil: string; readonly error: string }
  | { readonly stoppedBy: string };

const columnsOf = (outcome: TaskOutcome) => {
  if ('stoppedBy' in outcome) return { state: 'STOPPED' as const, error: outcome.stoppedBy };
  if ('delayedUntil' in outcome) return { next_attempt_at: outcome.delayedUntil, error: outcome.error };
  const { doneAt, detail } = outcome;
  return {
    ...{ state: 'DONE' as const, done_at: doneAt, error: null },
    ...(detail === undefined ? {} : { detail: JSON.stringify(detail) }),
  };
};

/** Saves how an attempt ended. */
export const saveTaskOutcome = async (tx: Tx, id: number, outcome: TaskOutcome): Promise<void> => {
  await tx.updateTable('accounting_task').set(columnsOf(outcome)).where('id', '=', id).execute();
};

export const removeTasks = async (tx: Tx, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return;
  await tx.deleteFrom('accounting_task').where('id', 'in', ids).execute();
};

/**
 * Makes stopped tasks wait again. With an `invoiceId`, only those that concern that invoice, and its waiting tasks become due
 * at once. With `ids` it does the same for these tasks. Returns the ids of the invoices that show the tasks.
 */
export const retryTasks = async (
  tx: Tx,
  { invoiceId, ids }: { invoiceId?: number; ids?: readonly number[] } = {},
): Promise<number[]> => {
  const isAll = invoiceId === undefined && ids === undefined;
  const rows = await tx
    .updateTable('accounting_task')
    .set({ state: 'WAITING', next_attempt_at: sql`app_now()`, error: null })
    .where('state', 'in', isAll ? ['STOPPED'] : ['STOPPED', 'WAITING'])
    .$if(ids !== undefined, (query) => query.where(equalsAny('id', ids ?? [])))
    .$if(invoiceId !== undefined, (query) =>
      query.where(concernsInvoice('accounting_task', sql`${invoiceId}::bigint`)),
    )
    .returning(['invoicebase_id', 'integration_id', 'detail'])
    .execute();
  await enqueueTaskJobs(
    tx,
    rows.map(({ integration_id }) => integration_id),
  );
  return [...new Set(rows.flatMap((task) => findShowingInvoiceId(task) ?? []))];
};

/** Enqueues a job for each connection with a task that is due, unless one runs or waits. The transaction must see all businesses. */
export const enqueueJobsForDueTasks = async (tx: Tx, now: string): Promise<void> => {
  const connections = await tx
    .selectFrom('integration')
    .select(['id', 'billable_id'])
    .where('state', '=', 'CONNECTED')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('accounting_task')
          .select('accounting_task.id')
          .whereRef('accounting_task.integration_id', '=', 'integration.id')
          .where('accounting_task.state', '=', 'WAITING')
          .where('accounting_task.next_attempt_at', '<=', now),
      ),
    )
    .where(({ not }) => not(hasJob(sql`job.attempts < job.max_attempts`)))
    .execute();
  await enqueueJobs(
    tx,
    connections.map((connection) => ({ ...toJob(connection), at: now })),
  );
};
