import {
  type AccountingTask,
  accountingInvoices,
  accountingTasks,
  isCleanupAfterCompanyChange,
} from '@husrum/api-connections';
import { type Invoice, isAccountingType, requireTypedInvoice } from '@husrum/api-invoicing';
import { problem, type RequestContext, type TransactionsContext } from '@husrum/api-platform';
import type { AccountingName } from '@husrum/contract/accounting';
import { integrationLabel } from '@husrum/contract/integration';
import { accountingTaskTexts } from './accounting-task.texts';
import { type AwaitedTasks, awaitTasks, findTaskIdsOfRepeatedCall, toAwaitedTaskDetail } from './await-tasks';
import { previewInTransaction } from './preview-in-transaction';

/** An action of a user on an invoice of an accounting program. */
export interface InvoiceAction {
  readonly params: { readonly type: string; readonly id: number };
  /** The tasks that perform the action, in their order. */
  readonly kinds: readonly AccountingTask['kind'][];
  readonly detail?: Readonly<Record<string, unknown>>;
  /**
   * Throws if the action is not possible. It may perform it in our database to find out: the check runs before the program is
   * called, in a transaction that is rolled back.
   */
  check(context: RequestContext, invoice: Invoice): Promise<unknown>;
}

/** The connection that the invoice is in. Throws 404 for an invoice of no accounting program, and 424 without a connection. */
const requireConnection = async ({ tx }: RequestContext, { id, invoice_type }: Invoice) => {
  if (!isAccountingType(invoice_type)) throw problem('notFound');
  const record = await accountingInvoices.find(tx, id);
  if (record === undefined || record.integration_id === null)
    throw problem('notConnected', {
      message: accountingTaskTexts.notConnected(integrationLabel[invoice_type]),
    });
  return { integrationId: record.integration_id, program: invoice_type };
};

/**
 * If a task of these kinds has stopped, removes all open tasks of these kinds: the new ones replace them. Otherwise throws 409 if
 * one is waiting, because it would be done twice. Neither concerns the cleanup after a change of company.
 */
const removeReplacedTasks = async (
  { tx }: RequestContext,
  invoiceId: number,
  { kinds, program }: { kinds: readonly AccountingTask['kind'][]; program: AccountingName },
): Promise<void> => {
  // What an invoice that moved to another company left in the earlier program must still be removed.
  const open = (await accountingTasks.listOpen(tx, invoiceId)).filter(
    (task) => kinds.includes(task.kind) && !isCleanupAfterCompanyChange(task),
  );
  if (open.some(({ state }) => state === 'STOPPED'))
    return accountingTasks.remove(
      tx,
      open.map(({ id }) => id),
    );
  if (open.length > 0)
    throw problem('conflict', { message: accountingTaskTexts.alreadyWaiting(integrationLabel[program]) });
};

const enqueueAction = <A>(
  context: TransactionsContext<A>,
  { params, kinds, detail }: InvoiceAction,
): Promise<AwaitedTasks> =>
  context.transaction(async (request) => {
    const invoice = await requireTypedInvoice(request, params);
    const connection = await requireConnection(request, invoice);
    const earlierTaskIds = await findTaskIdsOfRepeatedCall(request, context, invoice.id);
    if (earlierTaskIds.length > 0) return { ...connection, invoiceId: invoice.id, taskIds: earlierTaskIds };
    await removeReplacedTasks(request, invoice.id, { kinds, program: connection.program });
    // Stopped tasks of other kinds are retried first.
    await accountingTasks.retry(request.tx, { invoiceId: invoice.id });
    const taskIds = await accountingTasks.enqueue(
      request.tx,
      kinds.map((kind) => ({
        integrationId: connection.integrationId,
        invoiceId: invoice.id,
        kind,
        // It contains the idempotency key, by which a repeated call finds the task.
        detail: toAwaitedTaskDetail(context, detail),
        userId: request.account.userId,
      })),
    );
    return { ...connection, invoiceId: invoice.id, taskIds };
  });

/** Whether the call repeats an earlier one by its idempotency key. It then waits for the tasks of the earlier call. */
const isRepeated = <A>(context: TransactionsContext<A>, id: number): Promise<boolean> =>
  context.transaction(async (request) => (await findTaskIdsOfRepeatedCall(request, context, id)).length > 0);

/**
 * Checks the action, performs it in the accounting program between transactions, and returns the details of the last task when
 * it is done there and here.
 */
export const actOnInvoice = async <A>(
  context: TransactionsContext<A>,
  action: InvoiceAction,
): Promise<Readonly<Record<string, unknown>>> => {
  const { params } = action;
  if (!(await isRepeated(context, params.id)))
    await previewInTransaction(context.transaction, async (request) => {
      await action.check(request, await requireTypedInvoice(request, params));
      // `previewInTransaction` throws when there is no result.
      return true;
    });
  const awaited = await enqueueAction(context, action);
  await awaitTasks(context, awaited);
  const tasks = await context.transaction(({ tx }) => accountingTasks.find(tx, awaited.taskIds));
  return tasks.at(-1)?.detail ?? {};
};
