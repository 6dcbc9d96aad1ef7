import { transactionalJob } from '../platform/jobs/job';
import { deleteExpiredSessions } from './session.store';

export const sessionJobs = [
  transactionalJob('session.clean', (_data, { tx }) => deleteExpiredSessions(tx), {
    schedule: { at: '4:00' },
  }),
];
