import { DAILY_SYNC } from '@husrum/api-connections';
import { type Job, nonTransactionalJob, transactionalJob } from '@husrum/api-platform';
import { enqueueSyncJobs, SYNC_JOB } from './accounting-sync.store';
import { syncConnection } from './sync-connection';

/** Synchronises all connections once a day (product specification, part 1 §2). */
export const syncJobs: readonly Job[] = [
  transactionalJob(
    'accounting.sync',
    (_data, { tx, clock }) => enqueueSyncJobs(tx, { day: clock.today(), now: clock.now().toISOString() }),
    { schedule: DAILY_SYNC },
  ),
  nonTransactionalJob(
    SYNC_JOB,
    async ({ billableId, integrationId }, server) => {
      await syncConnection(server, Number(billableId), Number(integrationId));
    },
    { lane: 'accounting' },
  ),
];
