import { type Job, type JobData, job, longJob, type ReachingWork } from '../platform/jobs/job';
import type { Night } from './night';
import { enqueueNights } from './night.store';
import { runAgain } from './run-again';
import { runNight } from './run-night';
import { sendMany } from './send-many';

const nightOf = ({ billableId }: JobData, ground: ReachingWork): Night => ({
  ...ground,
  billableId: Number(billableId),
});

const idsIn = (ids: unknown): number[] => (Array.isArray(ids) ? ids.map(Number) : []);

/** Five past midnight in Stockholm; after downtime as soon as the server is up. */
const nightly = job(
  'run.nightly',
  (_data, { tx, clock }) => enqueueNights(tx, clock.today(), clock.now().toISOString()),
  { at: '0:05' },
);

export const runJobs: readonly Job[] = [
  nightly,
  longJob('run.night', (data, ground) => runNight(nightOf(data, ground))),
  longJob('run.send', (data, ground) =>
    sendMany(nightOf(data, ground), { runId: Number(data.runId), ids: idsIn(data.ids) }),
  ),
  longJob('run.again', (data, ground) => runAgain(nightOf(data, ground), Number(data.runId))),
];
