import { ACCOUNTING_TASKS_JOB, listConnectionsWithDueTasks } from '../accounting/accounting-task.store';
import { checkInterruptedExchanges } from '../accounting/check-interrupted-exchanges';
import { externalJob, type Job } from '../platform/jobs/job';
import { runAccountingTasks } from './run-accounting-tasks';

/** Delayed tasks are retried at most this long after they are due. */
const POLL_MINUTES = 1;

export const accountingTaskJobs: readonly Job[] = [
  externalJob(
    ACCOUNTING_TASKS_JOB,
    async ({ billableId, integrationId }, server) => {
      await runAccountingTasks(server, Number(billableId), Number(integrationId), { signal: server.signal });
    },
    { lane: 'long' },
  ),
  externalJob(
    'accounting.poll',
    async (_data, server) => {
      await checkInterruptedExchanges(server);
      const now = server.clock.now().toISOString();
      const due = await server.db.system((tx) => listConnectionsWithDueTasks(tx, now));
      for (const { integration_id, billable_id } of due) {
        server.signal.throwIfAborted();
        // A connection that fails is retried in a minute, and must not stop the others.
        await runAccountingTasks(server, billable_id, integration_id, { signal: server.signal }).catch(
          (error: unknown) =>
            server.log.error(
              { err: error, integration: integration_id },
              'the tasks of a connection could not be run',
            ),
        );
      }
    },
    { schedule: { minutes: POLL_MINUTES }, lane: 'long' },
  ),
];
