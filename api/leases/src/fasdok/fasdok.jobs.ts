import { type Job, nonTransactionalJob } from '@husrum/api-platform';
import { listFasdokConnections } from './fasdok.store';
import { SYNC_MINUTES } from './fasdok-schedule.rules';
import { syncFasdokCases } from './sync-cases';

export const fasdokJobs: readonly Job[] = [
  nonTransactionalJob(
    'fasdok.sync',
    async (_data, server) => {
      if (server.settings.fasdok === undefined) return;
      for (const { billable_id } of await server.db.system(listFasdokConnections)) {
        server.signal.throwIfAborted();
        await syncFasdokCases(server, billable_id);
      }
    },
    { schedule: { minutes: SYNC_MINUTES }, lane: 'long' },
  ),
];
