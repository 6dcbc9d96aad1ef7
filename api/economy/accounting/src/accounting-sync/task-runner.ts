import {
  type AccountingConnection,
  type AccountingTask,
  accountingTasks,
  connectionClaim,
  findShowingInvoiceId,
  recordSyncFailure,
} from '@husrum/api-connections';
import { type ActorContext, createOutbox, Problem, type ServerWithDatabase } from '@husrum/api-platform';
import { ServiceError } from '@husrum/api-ports';
import { integrationLabel } from '@husrum/contract/integration';
import { notifyStoppedSync } from './notify-stopped-sync';
import { stopAccountingTask } from './stop-accounting-task';
import { pauseAfterMs, toTaskFailure } from './task-failure.rules';
import type { ApplyTask, TaskContext, TaskWork } from './task-handler';
import { taskHandlers } from './task-handlers';

/**
 * The outcome of one task, or of a run of all due tasks:
 * - DONE: the task is done, withdrawn or stopped, and after a run nothing is due any more
 * - CLAIMED: another process works on the connection
 * - DELAYED: a task is tried again later, for example because the program did not respond
 * - NOT_CONNECTED: the connection is removed, or must be connected again
 */
export type TaskRunOutcome = 'DONE' | 'CLAIMED' | 'DELAYED' | 'NOT_CONNECTED';

/** A process that was killed loses its claim after this time. It is longer than all calls of one task together. */
const CLAIM_MS = 180_000;
interface TakenTask {
  readonly task: AccountingTask;
  /** The end of the claim on the connection, an ISO instant. */
  readonly until: string;
  /** It is undefined when nothing is left to do. */
  readonly work: TaskWork | undefined;
}

class ClaimLostError extends Error {
  override name = 'ClaimLostError';
}

/** Takes and performs single tasks of a connection. */
export const createTaskRunner = (
  server: ServerWithDatabase,
  businessId: number,
  connection: AccountingConnection,
) => {
  const { db, clock, log, settings } = server;
  const integrationId = connection.id;
  const programLabel = integrationLabel[connection.name];
  /** The ids of the invoices whose sync a refusal has stopped during the run. */
  const stopped: number[] = [];

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

  /** Releases the claim. Throws if it has been lost: another process may have done the task in the meantime. */
  const release = async ({ tx }: ActorContext, until: string): Promise<void> => {
    if (!(await connectionClaim.release(tx, { integrationId, until })))
      throw new ClaimLostError('The claim on the connection has been lost');
  };

  const take = (invoiceId: number | undefined): Promise<TakenTask | 'CLAIMED' | 'NONE'> =>
    transaction(async (actor) => {
      const at = clock.now();
      const now = at.toISOString();
      const until = new Date(at.getTime() + CLAIM_MS).toISOString();
      if (!(await connectionClaim.take(actor.tx, { integrationId, now, until }))) return 'CLAIMED';
      const task = await accountingTasks.takeNext(actor.tx, { integrationId, now, invoiceId });
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
      // Withdrawn, for example by a move to another company: a later task undoes what was done in the program.
      if (!(await accountingTasks.lock(actor.tx, task))) return;
      const detail = await apply?.(actor);
      await accountingTasks.saveOutcome(actor.tx, task.id, { doneAt: clock.now().toISOString(), detail });
    });

  const fail = ({ task, until }: TakenTask, error: unknown): Promise<TaskRunOutcome> => {
    const failure = toTaskFailure(error, programLabel);
    log[error instanceof ServiceError || error instanceof Problem ? 'warn' : 'error'](
      { err: error, task: task.id, kind: task.kind },
      'a task at the accounting program failed',
    );
    return transaction(async (actor): Promise<TaskRunOutcome> => {
      await release(actor, until);
      const isWithdrawn = !(await accountingTasks.lock(actor.tx, task));
      if (failure.outcome === 'STOP') {
        if (isWithdrawn) return 'DONE';
        const refusal = { text: failure.text, error, program: connection.name };
        const isSyncStopped = await stopAccountingTask(actor, task, refusal);
        const showingId = findShowingInvoiceId(task);
        if (isSyncStopped && showingId !== null) stopped.push(showingId);
        return 'DONE';
      }
      const next = new Date(clock.now().getTime() + pauseAfterMs(task.attempts));
      await accountingTasks.saveOutcome(actor.tx, task.id, {
        delayedUntil: next.toISOString(),
        error: failure.text,
      });
      // Too many requests only delay: the connection works.
      if (error instanceof ServiceError && error.failure !== 'rateLimited')
        await recordSyncFailure({ ...actor, settings }, integrationId, error, { now: clock.now() });
      return failure.outcome === 'RECONNECT' ? 'NOT_CONNECTED' : 'DELAYED';
    });
  };

  const perform = async (taken: TakenTask): Promise<TaskRunOutcome> => {
    const context: TaskContext = {
      server,
      connection,
      programLabel,
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
  /** One notification for the whole run. */
  const notify = (): Promise<void> =>
    stopped.length === 0
      ? Promise.resolve()
      : transaction((actor) => notifyStoppedSync({ ...actor, settings }, stopped.splice(0), connection.name));
  return { take, perform, notify };
};
