import { setTimeout as sleep } from 'node:timers/promises';
import type { AccountingName } from '@husrum/contract/accounting';
import { integrationLabel } from '@husrum/contract/integration';
import {
  type AccountingTask,
  findTaskIdsByKey,
  findTasks,
  removeTasks,
  stopAwaiting,
} from '../accounting/accounting-task.store';
import { problem } from '../platform/errors';
import type { RequestContext, TransactionsContext } from '../platform/http';
import { accountingTaskTexts } from './accounting-task.texts';
import { runAccountingTasks } from './run-accounting-tasks';
import { refreshAccountingProblem } from './stop-accounting-task';

/** A user waits at most this long. The tasks then go on by themselves. */
const MAX_WAIT_MS = 25_000;
const PAUSE_MS = 100;

export interface AwaitedTasks {
  readonly name: AccountingName;
  readonly integrationId: number;
  readonly invoiceId: number;
  readonly taskIds: readonly number[];
}

interface AwaitOptions {
  /** Undoes what was written here with the tasks. Called when the program refuses, in the transaction that removes them. */
  readonly undo?: (context: RequestContext) => Promise<void>;
  readonly refusalMessage?: (reason: string) => string;
}

/** Nothing half done: the tasks are removed, and the invoice is as before. */
const withdraw = <A>(
  { transaction }: TransactionsContext<A>,
  { taskIds, invoiceId }: AwaitedTasks,
  undo: AwaitOptions['undo'],
): Promise<void> =>
  transaction(async (request) => {
    const open = (await findTasks(request.tx, taskIds)).filter(({ state }) => state !== 'DONE');
    await removeTasks(
      request.tx,
      open.map(({ id }) => id),
    );
    await undo?.(request);
    await refreshAccountingProblem(request, invoiceId);
  });

const firstStopped = (tasks: readonly AccountingTask[]): AccountingTask | undefined =>
  tasks.find(({ state }) => state === 'STOPPED');

/**
 * Does tasks that a user waits for at once, between transactions. Returns when they are done. A refusal is a problem with its
 * sentence, and leaves nothing behind; 424 when the connection must be renewed; 503 while the program does not answer: the
 * tasks then stay, and are done later.
 */
export const awaitTasks = async <A>(
  context: TransactionsContext<A>,
  awaited: AwaitedTasks,
  { undo, refusalMessage = (reason) => reason }: AwaitOptions = {},
): Promise<void> => {
  const { integrationId, invoiceId, taskIds, name } = awaited;
  const { server, transaction } = context;
  const businessId = await transaction(({ account }) => Promise.resolve(account.businessId));
  const deadline = Date.now() + MAX_WAIT_MS;
  for (;;) {
    const outcome = await runAccountingTasks(server, businessId, integrationId, { invoiceId });
    const tasks = await transaction(({ tx }) => findTasks(tx, taskIds));
    if (tasks.length === taskIds.length && tasks.every(({ state }) => state === 'DONE')) return;
    const stopped = firstStopped(tasks);
    if (stopped !== undefined || tasks.length < taskIds.length) {
      await withdraw(context, awaited, undo);
      throw problem('conflict', { message: refusalMessage(stopped?.error ?? accountingTaskTexts.withdrawn) });
    }
    if (outcome === 'NOT_CONNECTED') {
      await withdraw(context, awaited, undo);
      const message = accountingTaskTexts.needsReconnect(integrationLabel[name]);
      throw problem('notConnected', { message });
    }
    if (outcome !== 'CLAIMED' || Date.now() > deadline) {
      await transaction(({ tx }) => stopAwaiting(tx, taskIds));
      throw problem('unavailable', { message: accountingTaskTexts.unavailable(integrationLabel[name]) });
    }
    await sleep(PAUSE_MS);
  }
};

/** What marks a task that a user waits for: a call that is repeated with its key waits for the same task. */
export const awaitedDetail = (
  { idempotencyKey: key }: Pick<TransactionsContext, 'idempotencyKey'>,
  detail: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> => ({
  ...detail,
  isAwaited: true,
  ...(key === undefined ? {} : { key }),
});

/** The tasks of this very call, if it has been made before. */
export const findRepeatedTasks = async (
  { tx }: Pick<RequestContext, 'tx'>,
  { idempotencyKey: key }: Pick<TransactionsContext, 'idempotencyKey'>,
  invoiceId: number,
): Promise<number[]> => (key === undefined ? [] : findTaskIdsByKey(tx, invoiceId, key));
