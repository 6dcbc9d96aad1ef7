import {
  ACCOUNTING_TASKS_JOB,
  checkInterruptedExchanges,
  enqueueJobsForDueTasks,
} from '@husrum/api-connections';
import { type Job, nonTransactionalJob } from '@husrum/api-platform';
import { runAccountingTasks } from './run-accounting-tasks';

/** Delayed tasks are retried at most this long after they are due. */
const POLL_MINUTES = 1;

export const accountingTaskJobs: readonly Job[] = [
  nonTransactionalJob(
    ACCOUNTING_TASKS_JOB,
    async ({ billableId, integrationId }, server) => {
      await runAccountingTasks(server, Number(billableId), Number(integrationId), { signal: server.signal });
    },
    { lane: 'accounting' },
  ),
  nonTransactionalJob(
    'accounting.poll',
    async (_data, server) => {
      const now = server.clock.now().toISOString();
      await server.db.system((tx) => enqueueJobsForDueTasks(tx, now));
      await checkInterruptedExchanges(server);
    },
    { schedule: { minutes: POLL_MINUTES }, lane: 'accounting' },
  ),
];
