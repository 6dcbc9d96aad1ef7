import { type Job, transactionalJob } from '@husrum/api-platform';
import { deleteAbandonedImports } from './import.store';

/** After this time nobody comes back to a preview. Its cells contain personal data. */
const ABANDONED_AFTER_MS = 24 * 3_600_000;

const cleanImports = transactionalJob(
  'import.clean',
  (_data, { tx, clock }) =>
    deleteAbandonedImports(tx, new Date(clock.now().getTime() - ABANDONED_AFTER_MS).toISOString()),
  { schedule: { at: '3:50' } },
);

export const importJobs: readonly Job[] = [cleanImports];
