import {
  type Job,
  type JobData,
  type NonTransactionalJobContext,
  nonTransactionalJob,
  transactionalJob,
} from '@husrum/api-platform';
import { enqueueNightlyJobs } from './nightly-job.store';
import { restartRun } from './restart-run';
import { createRunContext, type RunContext } from './run-context';
import { runNightlySteps } from './run-nightly-steps';
import { sendSelectedInvoices } from './send-selected-invoices';
import { undeliveredInvoiceJob } from './undelivered-invoice-job';

/** The data of a job names its business in `billableId`. */
const toRunContext = ({ billableId }: JobData, context: NonTransactionalJobContext): RunContext =>
  createRunContext({ ...context, businessId: Number(billableId) });

const toIds = (ids: unknown): number[] => (Array.isArray(ids) ? ids.map(Number) : []);

/**
 * At 0:05 in Stockholm, or as soon as the server is up if it was down then: enqueues a `run.night` job for each business. That
 * job runs the nightly steps.
 */
const nightlyJob = transactionalJob(
  'run.nightly',
  (_data, { tx, clock }) => enqueueNightlyJobs(tx, clock.today(), clock.now().toISOString()),
  { schedule: { at: '0:05' } },
);

export const jobRunJobs: readonly Job[] = [
  nightlyJob,
  undeliveredInvoiceJob,
  nonTransactionalJob('run.night', (data, context) => runNightlySteps(toRunContext(data, context)), {
    lane: 'long',
  }),
  nonTransactionalJob(
    'run.send',
    (data, context) =>
      sendSelectedInvoices(toRunContext(data, context), {
        runId: Number(data.runId),
        ids: toIds(data.ids),
      }),
    { lane: 'long' },
  ),
  nonTransactionalJob(
    'run.restart',
    (data, context) => restartRun(toRunContext(data, context), Number(data.runId)),
    {
      lane: 'long',
    },
  ),
];
