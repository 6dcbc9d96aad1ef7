import { type Job, transactionalJob } from '@husrum/api-platform';
import { deleteExpiredPortalData } from './portal-session.store';

export const portalJobs: readonly Job[] = [
  transactionalJob('portal.clean', (_data, { tx }) => deleteExpiredPortalData(tx), {
    schedule: { at: '4:00' },
  }),
];
