import { integrationLabel } from '@husrum/contract/integration';
import { type AccountingConnection, openAccountingConnection } from '../accounting/accounting-connection';
import {
  type AccountingTask,
  claimConnection,
  delayTask,
  finishTask,
  releaseConnection,
  takeNextTask,
} from '../accounting/accounting-task.store';
import { recordSyncFailure } from '../integration/integration-health';
import type { Database } from '../platform/db';
import { Problem } from '../platform/errors';
import type { ActorContext } from '../platform/http';
import { createOutbox } from '../platform/outbox';
import type { ServerContext } from '../platform/server-context';
import { ServiceError } from '../ports/service-client';
import { stopAccountingTask } from './stop-accounting-task';
import { pauseAfterMs, toTaskFailure } from './task-failure.rules';
import type { ApplyTask, TaskContext, TaskWork } from './task-handler';
import { taskHandlers } from './task-handlers';

type Server = ServerContext & { readonly db: Database };

/**
 * - DONE: nothing is due any more
 * - CLAIMED: another process works on the connection
 * - DELAYED: the program did not answer
 * - NOT_CONNECTED: the connection is removed, or must be connected again
 */
export type TaskRunOutcome = 'DONE' | 'CLAIMED' | 'DELAYED' | 'NOT_CONNECTED';

export interface TaskRunOptions {
  /** Only the tasks of this invoice. */
  readonly invoiceId?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** A process that was killed loses its claim after this time. Longer than all calls of one task together. */
const CLAIM_MS = 180_000;
/** A single failure may concern one invoice; after this many in a row the program is considered down. */
const MAX_FAILURES_IN_A_ROW = 3;

interface TakenTask {
  readonly task: AccountingTask;
  readonly until: string;
  /** Undefined when nothing is left to do, or when it could not be read. */
  readonly work: TaskWork | undefined;
}

class ClaimLostError extends Error {
  override name = 'ClaimLostError';
}

const createRunner = (server: Server, businessId: number, connection: AccountingConnection) => {
  const { db, clock, log, settings } = server;
  const integrationId = connection.id;
  const serviceLabel = integrationLabel[connection.name];

  const transactionAs =
    (userId: number | null) =>
    <T>(run: (context: ActorContext) => Promise<T>): Promise<T> =>
      db.forAccount(businessId, (tx) =>
        run({
          tx,
          clock,
          log,
          outbox: createOutbox(tx, businessId, settings),
          account: { businessId, userId },
        }),
      );
  const transaction = transactionAs(null);

  /** Releases the claim. Throws if it has been lost: another process may have done the task meanwhile. */
  const release = async ({ tx }: ActorContext, until: string): Promise<void> => {
    if (!(await releaseConnection(tx, { integrationId, until })))
      throw new ClaimLostError('The claim on the connection has been lost');
  };

  const take = (invoiceId: number | undefined): Promise<TakenTask | 'CLAIMED' | 'NONE'> =>
    transaction(async (actor) => {
      const at = clock.now();
      const now = at.toISOString();
      const until = new Date(at.getTime() + CLAIM_MS).toISOString();
      if (!(await claimConnection(actor.tx, { integrationId, now, until }))) return 'CLAIMED';
      const task = await takeNextTask(actor.tx, { integrationId, now, invoiceId });
      if (task === undefined) {
        await release(actor, until);
        return 'NONE';
      }
      try {
        return { task, until, work: await taskHandlers[task.kind](actor, task) };
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        return { task, until, work: () => Promise.reject(error) };
      }
    });

  const finish = ({ task, until }: TakenTask, apply: ApplyTask | undefined): Promise<void> =>
    transactionAs(task.user_id)(async (actor) => {
      await release(actor, until);
      const detail = await apply?.(actor);
      await finishTask(actor.tx, task.id, { now: clock.now().toISOString(), detail });
    });

  const fail = ({ task, until }: TakenTask, error: unknown): Promise<TaskRunOutcome> => {
    const failure = toTaskFailure(error, serviceLabel);
    log[error instanceof ServiceError || error instanceof Problem ? 'warn' : 'error'](
      { err: error, task: task.id, kind: task.kind },
      'a task at the accounting program failed',
    );
    return transaction(async (actor): Promise<TaskRunOutcome> => {
      await release(actor, until);
      if (failure.outcome === 'STOP') {
        await stopAccountingTask(actor, task, { text: failure.text, error, name: connection.name });
        return 'DONE';
      }
      const next = new Date(clock.now().getTime() + pauseAfterMs(task.attempts));
      await delayTask(actor.tx, task.id, { until: next.toISOString(), error: failure.text });
      if (error instanceof ServiceError)
        await recordSyncFailure(actor.tx, integrationId, error, { now: clock.now() });
      return failure.outcome === 'RECONNECT' ? 'NOT_CONNECTED' : 'DELAYED';
    });
  };

  const perform = async (taken: TakenTask): Promise<TaskRunOutcome> => {
    const context: TaskContext = {
      server,
      connection,
      serviceLabel,
      transaction: transactionAs(taken.task.user_id),
    };
    try {
      await finish(taken, await taken.work?.(context));
      return 'DONE';
    } catch (error) {
      if (error instanceof ClaimLostError) throw error;
      return fail(taken, error);
    }
  };
  return { take, perform };
};

/**
 * Runs the due tasks of one connection, one at a time: those that a user waits for first, and the tasks of one invoice in
 * order. Each is read in a transaction, done outside, and written in another together with the mark that it is done. If
 * the process dies in between, the repeated task first searches the program for what was done.
 */
export const runAccountingTasks = async (
  server: Server,
  businessId: number,
  integrationId: number,
  { invoiceId, signal }: TaskRunOptions = {},
): Promise<TaskRunOutcome> => {
  const connection = await openAccountingConnection(server, businessId, integrationId);
  if (connection === undefined) return 'NOT_CONNECTED';
  const { take, perform } = createRunner(server, businessId, connection);
  let failures = 0;
  let last: TaskRunOutcome = 'DONE';
  for (;;) {
    signal?.throwIfAborted();
    const taken = await take(invoiceId);
    if (taken === 'CLAIMED') return 'CLAIMED';
    if (taken === 'NONE') return last;
    const outcome = await perform(taken);
    if (outcome === 'NOT_CONNECTED') return outcome;
    failures = outcome === 'DELAYED' ? failures + 1 : 0;
    if (outcome === 'DELAYED') last = outcome;
    if (failures >= MAX_FAILURES_IN_A_ROW) return 'DELAYED';
    await server.db.yieldToOthers();
  }
};
