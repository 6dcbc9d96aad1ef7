import { nonTransactionalJob } from '@husrum/api-platform';
import { enqueueJobsForDueTasks } from './accounting-task.store';
import { checkInterruptedExchanges } from './check-interrupted-exchanges';

/** Delayed tasks are retried at most this long after they are due. */
const POLL_MINUTES = 1;

export const accountingJobs = [
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
