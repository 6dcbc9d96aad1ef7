import type { Job } from '@husrum/api-platform';
import { membershipJobs } from './membership/membership.jobs';
import { notificationJobs } from './notification/notification.jobs';
import { sessionJobs } from './session/session.jobs';
import { userJobs } from './user/user.jobs';

/** The scheduled and background jobs of this package. */
export const jobs: readonly Job[] = [...notificationJobs, ...membershipJobs, ...sessionJobs, ...userJobs];
