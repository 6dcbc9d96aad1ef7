import { connectionClaim, openAccountingConnection } from '@husrum/api-connections';
import type { ServerWithDatabase } from '@husrum/api-platform';
import { createTaskRunner, type TaskRunOutcome } from './task-runner';

export interface TaskRunOptions {
  /** It limits the run to the tasks of this invoice. */
  readonly invoiceId?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** A single failure may concern one invoice; after this many in a row the program is considered down. */
const MAX_FAILURES_IN_A_ROW = 3;

type Runner = ReturnType<typeof createTaskRunner>;

const runDueTasks = async (
  { take, perform }: Runner,
  { invoiceId, signal }: TaskRunOptions,
): Promise<TaskRunOutcome> => {
  let failuresInARow = 0;
  let runOutcome: TaskRunOutcome = 'DONE';
  for (;;) {
    signal?.throwIfAborted();
    const taken = await take(invoiceId);
    if (taken === 'CLAIMED') return 'CLAIMED';
    if (taken === 'NONE') return runOutcome;
    const outcome = await perform(taken);
    if (outcome === 'NOT_CONNECTED') return outcome;
    failuresInARow = outcome === 'DELAYED' ? failuresInARow + 1 : 0;
    if (outcome === 'DELAYED') runOutcome = outcome;
    if (failuresInARow >= MAX_FAILURES_IN_A_ROW) return 'DELAYED';
  }
};

/**
 * Runs the due tasks of one connection, one at a time: those that a user waits for first, and the tasks of one invoice in
 * order. Each is read in a transaction, done outside, and written in another together with the mark that it is done. If
 * the process is killed in between, the repeated task first searches the program for what was done.
 */
export const runAccountingTasks = async (
  server: ServerWithDatabase,
  businessId: number,
  integrationId: number,
  options: TaskRunOptions = {},
): Promise<TaskRunOutcome> => {
  const connection = await openAccountingConnection(server, businessId, integrationId);
  if (connection === undefined) {
    // Another process may be in the middle of a task: its outcome is not known yet.
    const now = server.clock.now().toISOString();
    const isInUse = await server.db.forAccount(businessId, (tx) =>
      connectionClaim.isTaken(tx, integrationId, now),
    );
    return isInUse ? 'CLAIMED' : 'NOT_CONNECTED';
  }
  const runner = createTaskRunner(server, businessId, connection);
  try {
    return await runDueTasks(runner, options);
  } finally {
    await runner.notify();
  }
};
