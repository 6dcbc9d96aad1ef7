import { transactionalJob } from '../platform/jobs/job';
import { deleteExpiredSessionData } from './session.store';

export const sessionJobs = [
  transactionalJob('session.clean', (_data, { tx }) => deleteExpiredSessionData(tx), {
    schedule: { at: '4:00' },
  }),
];
