import { type Job, nonTransactionalJob, transactionalJob } from '@husrum/api-platform';
import { invoiceDocuments } from '../invoice-sending/invoice-documents';
import { invoiceRunDocuments } from './invoice-run-documents';
import { enqueueNightlyJobs } from './nightly-job.store';
import { restartRun } from './restart-run';
import { toRunContext } from './run-context';
import { runNightlySteps } from './run-nightly-steps';
import { sendingJob } from './sending-job';

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
  invoiceDocuments.undeliveredJob,
  nonTransactionalJob('run.night', (data, context) => runNightlySteps(toRunContext(data, context)), {
    lane: 'long',
  }),
  sendingJob('MAIL', invoiceRunDocuments),
  nonTransactionalJob(
    'run.restart',
    (data, context) => restartRun(toRunContext(data, context), Number(data.runId)),
    {
      lane: 'long',
    },
  ),
];
