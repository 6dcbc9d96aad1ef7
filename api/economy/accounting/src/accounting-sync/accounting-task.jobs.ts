import { ACCOUNTING_TASKS_JOB } from '@husrum/api-connections';
import { type Job, nonTransactionalJob } from '@husrum/api-platform';
import { runAccountingTasks } from './run-accounting-tasks';

export const accountingTaskJobs: readonly Job[] = [
  nonTransactionalJob(
    ACCOUNTING_TASKS_JOB,
    async ({ billableId, integrationId }, server) => {
      await runAccountingTasks(server, Number(billableId), Number(integrationId), { signal: server.signal });
    },
    { lane: 'accounting' },
  ),
];
