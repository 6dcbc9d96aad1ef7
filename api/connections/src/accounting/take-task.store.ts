import { equalsAny, type Tx } from '@husrum/api-platform';
import { sql } from 'kysely';
import { type AccountingTask, concernsInvoice, listInvoiceIdsOfTask } from './accounting-task.store';

interface DueTasks {
  readonly integrationId: number;
  readonly now: string;
  readonly invoiceId?: number | undefined;
}

/**
 * The next task of a connection that is due. Tasks that a user waits for come first. Tasks of one invoice are done in the
 * order of their ids, so a waiting or stopped task blocks the later ones. A credit invoice also waits for the task of the credited
 * invoice that creates it in the program.
 */
const findNextTask = (tx: Tx, { integrationId, now, invoiceId }: DueTasks) =>
  tx
    .selectFrom('accounting_task as task')
    .select(['task.id', 'task.invoicebase_id', 'task.detail'])
    .where('task.integration_id', '=', integrationId)
    .where('task.state', '=', 'WAITING')
    .where('task.next_attempt_at', '<=', now)
    .$if(invoiceId !== undefined, (query) => query.where(concernsInvoice('task', sql`${invoiceId}::bigint`)))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('accounting_task as earlier')
            .select('earlier.id')
            .where(concernsInvoice('earlier', sql.ref('task.invoicebase_id')))
            .whereRef('earlier.id', '<', 'task.id')
            .where('earlier.state', '<>', 'DONE'),
        ),
      ),
    )
    .orderBy(sql`task.detail ? 'isAwaited'`, 'desc')
    .orderBy('task.id')
    .limit(1)
    .executeTakeFirst();

/** Locks the invoices before the task, in the same order as code that withdraws tasks: otherwise the two could deadlock. */
const lockInvoicesOf = async (
  tx: Tx,
  task: Pick<AccountingTask, 'invoicebase_id' | 'detail'>,
): Promise<void> => {
  await tx
    .selectFrom('invoicebase')
    .select('id')
    .where(equalsAny('id', listInvoiceIdsOfTask(task)))
    .orderBy('id')
    .forUpdate()
    .execute();
};

/** The next task that is due, marked as attempted. The result is undefined when nothing is due. */
export const takeNextTask = async (tx: Tx, due: DueTasks): Promise<AccountingTask | undefined> => {
  for (;;) {
    const next = await findNextTask(tx, due);
    if (next === undefined) return undefined;
    await lockInvoicesOf(tx, next);
    const taken = await tx
      .updateTable('accounting_task')
      .set({ attempts: sql`attempts + 1` })
      .where('id', '=', next.id)
      .where('state', '=', 'WAITING')
      .returningAll()
      .executeTakeFirst();
    // Undefined: it was withdrawn while this transaction waited for the invoice.
    if (taken !== undefined) return taken;
  }
};

/** Locks a task that has been attempted, and its invoices. Returns false when the task was withdrawn in the meantime. */
export const lockTask = async (
  tx: Tx,
  task: Pick<AccountingTask, 'id' | 'invoicebase_id' | 'detail'>,
): Promise<boolean> => {
  const { id } = task;
  await lockInvoicesOf(tx, task);
  const found = await tx
    .selectFrom('accounting_task')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return found !== undefined;
};
