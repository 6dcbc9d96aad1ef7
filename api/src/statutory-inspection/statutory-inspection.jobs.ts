import { type Job, transactionalJob } from '../platform/jobs/job';
import { enqueueOverdueNotices } from './enqueue-overdue.store';
import { notifyOverdueInspections } from './notify-overdue';

export const statutoryInspectionJobs: readonly Job[] = [
  transactionalJob(
    'statutoryInspection.notices',
    (_data, { tx, clock }) => enqueueOverdueNotices(tx, clock.today(), clock.now().toISOString()),
    { schedule: { at: '7:05' } },
  ),
  transactionalJob('statutoryInspection.notice', (_data, context) => notifyOverdueInspections(context)),
];
