import { type ActorContext, errorCode, Problem, splitIntoChunks } from '@husrum/api-platform';
import { makeNotification, notifyUsers } from '@husrum/api-settings';
import { notificationKinds } from '@husrum/contract/notification';
import { forEachConcurrently } from './for-each-concurrently';
import {
  addItem,
  closeRun,
  countByHand,
  listFailures,
  markNotified,
  type Run,
  type RunKey,
  startOrResetRun,
  updateRunTotal,
} from './job-run.store';
import { byHandNotification, failureNotification, jobRunTexts, runTitle } from './job-run.texts';
import type { RunContext } from './run-context';
import type { DocumentIds } from './sending-runs';

export interface Task extends DocumentIds {
  /** Shown if the task fails: `Lgh 1001 · Bo Östlund`. */
  title: string;
}

/**
 * The errors after which a task is tried again: the SQL states of a serialization failure, a deadlock and an exclusion
 * constraint, and our problems for an invoice or a reminder that has changed since it was rendered.
 */
const CONFLICTS = new Set<string | undefined>([
  ...['40001', '40P01', '23P01'],
  ...['invoiceChanged', 'reminderChanged'],
]);
const MAX_ATTEMPTS = 3;

const isConflict = (error: unknown): boolean =>
  CONFLICTS.has(error instanceof Problem ? error.key : errorCode(error));

const retryOnConflict = async (work: () => Promise<void>): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= MAX_ATTEMPTS || !isConflict(error)) throw error;
    }
  }
};

const toMessage = (error: unknown): string => {
  if (error instanceof Problem) return error.message;
  return jobRunTexts.unexpectedError(error instanceof Error ? error.message : String(error));
};

/** Notifies the users once, until the run leaves nothing to them. */
const notifyOnce = async (
  { tx, clock }: ActorContext,
  run: Run,
  text: { title: string; body: string },
): Promise<void> => {
  if (run.told_at !== null) return;
  await notifyUsers(tx, makeNotification(notificationKinds.runFailed, text, run.id));
  await markNotified(tx, run.id, clock.now().toISOString());
};

const finishRun = (context: RunContext, runId: number, error: string | null): Promise<Run> =>
  context.transaction(async (actor) => {
    const failures = await listFailures(actor.tx, runId);
    const byHand = await countByHand(actor.tx, runId);
    const failed = error !== null || failures.length > 0;
    const run = await closeRun(actor.tx, runId, {
      failed,
      error,
      needsPerson: failed || byHand > 0,
      now: actor.clock.now().toISOString(),
    });
    const title = runTitle(run.kind, run.period);
    const reason = error ?? failures[0]?.message ?? null;
    if (failed) await notifyOnce(actor, run, failureNotification(title, failures.length, reason));
    // Who sends selected invoices sees at once which ones could not be mailed.
    else if (byHand > 0 && run.started_by === null)
      await notifyOnce(actor, run, byHandNotification(title, byHand));
    return run;
  });

/** Records a run that cannot even start, with the reason. */
export const failRun = async (context: RunContext, key: RunKey, reason: string): Promise<void> => {
  const run = await context.transaction(({ tx }) => startOrResetRun(tx, key));
  await finishRun(context, run.id, reason);
};

/** Handles a chunk of tasks, with the result of `prepare`, and records each task as an item of the run. */
type TaskHandler<T, P> = (context: ActorContext, tasks: readonly T[], run: Run, prepared: P) => Promise<void>;

interface RunOptions {
  /** How many tasks share a transaction; 1 by default. */
  chunkSize?: number;
  /** Whether chunks are handled one after the other; several at a time by default. */
  inOrder?: boolean;
}

/**
 * Runs tasks (docs/domain-rules.md, D-8). Each transaction does a chunk of tasks and records that they are done, so that
 * another process can continue after a crash. If a chunk fails, its tasks are tried one by one: a task that fails leaves only
 * its error message and does not stop the others. Slow work belongs in `prepare`, before the transaction.
 */
export const runPreparedTasks = async <T extends Task, P>(
  context: RunContext,
  key: RunKey,
  tasks: readonly T[],
  prepare: (tasks: readonly T[]) => Promise<P>,
  handler: TaskHandler<T, P>,
  { chunkSize = 1, inOrder = false }: RunOptions = {},
): Promise<Run> => {
  const run = await context.transaction(async ({ tx }) => {
    const opened = await startOrResetRun(tx, key, {
      invoiceIdsToSend: tasks.flatMap(({ invoiceId }) => invoiceId ?? []),
    });
    await updateRunTotal(tx, opened.id, tasks.length);
    return opened;
  });
  const handle = (chunk: readonly T[]) =>
    retryOnConflict(async () => {
      const prepared = await prepare(chunk);
      await context.transaction((actor) => handler(actor, chunk, run, prepared));
    });
  const handleOne = async (task: T): Promise<void> => {
    try {
      await handle([task]);
    } catch (error) {
      if (!(error instanceof Problem))
        context.log.error({ err: error, run: run.id, task }, 'a task of a run failed');
      await context.transaction(({ tx }) =>
        addItem(tx, run.id, { ...task, outcome: 'FAILED', message: toMessage(error) }),
      );
    }
  };
  const handleChunk = async (chunk: readonly T[]): Promise<void> => {
    if (chunk.length > 1) {
      try {
        return await handle(chunk);
      } catch {
        // One of the tasks has caused the error. Tried one by one, each task gets its own result.
      }
    }
    for (const task of chunk) {
      context.signal.throwIfAborted();
      await handleOne(task);
    }
  };
  await forEachConcurrently(context, splitIntoChunks(tasks, chunkSize), handleChunk, inOrder ? 1 : undefined);
  return finishRun(context, run.id, null);
};

/** Runs tasks that need only the database. */
export const runTasks = <T extends Task>(
  context: RunContext,
  key: RunKey,
  tasks: readonly T[],
  handler: TaskHandler<T, undefined>,
  options?: RunOptions,
): Promise<Run> => runPreparedTasks(context, key, tasks, async () => undefined, handler, options);
