import { transactionalJob } from '@husrum/api-platform';
import { deleteExpiredSessionData } from './session.store';

export const sessionJobs = [
  transactionalJob('session.clean', (_data, { tx }) => deleteExpiredSessionData(tx), {
    schedule: { at: '4:00' },
  }),
];
