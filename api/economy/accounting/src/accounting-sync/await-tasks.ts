import { setTimeout as sleep } from 'node:timers/promises';
import { type AccountingTask, accountingTasks } from '@husrum/api-connections';
import { problem, type RequestContext, type TransactionsContext } from '@husrum/api-platform';
import type { AccountingName } from '@husrum/contract/accounting';
import { integrationLabel } from '@husrum/contract/integration';
import { accountingTaskTexts } from './accounting-task.texts';
import { runAccountingTasks } from './run-accounting-tasks';
import { refreshInvoiceError } from './stop-accounting-task';

/** The longest time that a user waits. After that the tasks continue in the background. */
const MAX_WAIT_MS = 25_000;
const PAUSE_MS = 100;

export interface AwaitedTasks {
  readonly program: AccountingName;
  readonly integrationId: number;
  readonly invoiceId: number;
  readonly taskIds: readonly number[];
}

interface AwaitOptions {
  /**
   * Undoes the changes that were made here with the tasks. It is called when the program refuses, in the transaction that
   * removes them.
   */
  readonly undo?: (context: RequestContext) => Promise<void>;
  readonly refusalMessage?: (reason: string) => string;
}

/** Removes the open tasks and undoes their changes, so that the invoice is as before. */
const withdraw = <A>(
  { transaction }: TransactionsContext<A>,
  { taskIds, invoiceId }: AwaitedTasks,
  undo: AwaitOptions['undo'],
): Promise<void> =>
  transaction(async (request) => {
    const open = (await accountingTasks.find(request.tx, taskIds)).filter(({ state }) => state !== 'DONE');
    await accountingTasks.remove(
      request.tx,
      open.map(({ id }) => id),
    );
    await undo?.(request);
    await refreshInvoiceError(request, invoiceId);
  });

const findStopped = (tasks: readonly AccountingTask[]): AccountingTask | undefined =>
  tasks.find(({ state }) => state === 'STOPPED');

/**
 * Runs tasks that a user waits for, between transactions, until they are done. Throws 409 with the reason when the program refuses,
 * and 424 when the connection must be renewed: both after `undo`. Throws 503 while the program does not respond: the tasks then stay,
 * and are done later.
 */
export const awaitTasks = async <A>(
  context: TransactionsContext<A>,
  awaited: AwaitedTasks,
  { undo, refusalMessage = (reason) => reason }: AwaitOptions = {},
): Promise<void> => {
  const { integrationId, invoiceId, taskIds, program } = awaited;
  const { server, transaction } = context;
  const businessId = await transaction(({ account }) => Promise.resolve(account.businessId));
  const deadline = Date.now() + MAX_WAIT_MS;
  for (;;) {
    const outcome = await runAccountingTasks(server, businessId, integrationId, { invoiceId });
    const tasks = await transaction(({ tx }) => accountingTasks.find(tx, taskIds));
    if (tasks.length === taskIds.length && tasks.every(({ state }) => state === 'DONE')) return;
    const stopped = findStopped(tasks);
    if (stopped !== undefined) {
      await withdraw(context, awaited, undo);
      throw problem('conflict', { message: refusalMessage(stopped.error ?? accountingTaskTexts.withdrawn) });
    }
    if (tasks.length < taskIds.length) {
      // It was withdrawn by another change, such as a move to another company. That change has handled the invoice.
      await withdraw(context, awaited, undefined);
      throw problem('conflict', { message: refusalMessage(accountingTaskTexts.withdrawn) });
    }
    if (outcome === 'NOT_CONNECTED') {
      await withdraw(context, awaited, undo);
      const message = accountingTaskTexts.needsReconnect(integrationLabel[program]);
      throw problem('notConnected', { message });
    }
    if (outcome !== 'CLAIMED' || Date.now() > deadline) {
      await transaction(({ tx }) => accountingTasks.markNotAwaited(tx, taskIds));
      throw problem('unavailable', { message: accountingTaskTexts.unavailable(integrationLabel[program]) });
    }
    await sleep(PAUSE_MS);
  }
};

/**
 * The detail of a task that a user waits for. It contains the idempotency key of the call, so that a repeated call waits for the same
 * task.
 */
export const toAwaitedTaskDetail = (
  { idempotencyKey: key }: Pick<TransactionsContext, 'idempotencyKey'>,
  detail: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> => ({
  ...detail,
  isAwaited: true,
  ...(key === undefined ? {} : { key }),
});

/** The ids of the tasks that an earlier call with the same idempotency key has enqueued. */
export const findTaskIdsOfRepeatedCall = async (
  { tx }: Pick<RequestContext, 'tx'>,
  { idempotencyKey: key }: Pick<TransactionsContext, 'idempotencyKey'>,
  invoiceId: number,
): Promise<number[]> => (key === undefined ? [] : accountingTasks.findIdsByKey(tx, invoiceId, key));
