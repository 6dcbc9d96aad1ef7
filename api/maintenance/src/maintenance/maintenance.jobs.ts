import { type Job, transactionalJob } from '@husrum/api-platform';
import { startOfDay } from './maintenance.rules';
import { markOverdueAndNotify } from './mark-overdue-and-notify';
import { enqueueOverdueJobs, OVERDUE_JOB } from './overdue-maintenance.store';

/** The nightly job runs at ten past midnight in Stockholm; after downtime, as soon as the server is up. */
export const maintenanceJobs: readonly Job[] = [
  transactionalJob(
    'maintenance.nightly',
    (_data, { tx, clock }) =>
      enqueueOverdueJobs(tx, clock.today(), clock.now().toISOString(), startOfDay(clock.today())),
    { schedule: { at: '0:10' } },
  ),
  transactionalJob(OVERDUE_JOB, (_data, context) => markOverdueAndNotify(context)),
];
