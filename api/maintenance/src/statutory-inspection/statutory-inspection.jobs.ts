import { type Job, transactionalJob } from '@husrum/api-platform';
import { enqueueOverdueNotices, enqueueRefreshes, REFRESH_JOB } from './daily-inspection-jobs.store';
import { notifyOverdueInspections } from './notify-overdue';
import { refreshRequirements } from './stored-requirement.store';

export const statutoryInspectionJobs: readonly Job[] = [
  transactionalJob(
    'statutoryInspection.nightly',
    (_data, { tx, clock }) => enqueueRefreshes(tx, clock.today(), clock.now().toISOString()),
    { schedule: { at: '0:15' } },
  ),
  transactionalJob(REFRESH_JOB, (_data, { tx, clock }) => refreshRequirements(tx, clock.today())),
  transactionalJob(
    'statutoryInspection.notices',
    (_data, { tx, clock }) => enqueueOverdueNotices(tx, clock.today(), clock.now().toISOString()),
    { schedule: { at: '7:05' } },
  ),
  transactionalJob('statutoryInspection.notice', (_data, context) => notifyOverdueInspections(context)),
];
