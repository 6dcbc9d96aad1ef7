import type { ServerPart } from '@husrum/api-platform';
import { announcementRoutes } from './announcement/announcement.routes';
import { helpRoutes } from './help/help.routes';
import { membershipJobs } from './membership/membership.jobs';
import { membershipRoutes } from './membership/membership.routes';
import { registerStripeWebhook } from './membership/stripe-webhook';
import { notificationJobs } from './notification/notification.jobs';
import { notificationRoutes } from './notification/notification.routes';
import { preferenceRoutes } from './preference/preference.routes';
import { expireInvites } from './session/invite.store';
import { sessionJobs } from './session/session.jobs';
import { sessionRoutes } from './session/session.routes';
import { userJobs } from './user/user.jobs';
import { userRoutes } from './user/user.routes';

export const part: ServerPart = {
  routes: [
    ...sessionRoutes,
    ...userRoutes,
    ...notificationRoutes,
    ...announcementRoutes,
    ...preferenceRoutes,
    ...helpRoutes,
    ...membershipRoutes,
  ],
  jobs: [...notificationJobs, ...membershipJobs, ...sessionJobs, ...userJobs],
  serve: registerStripeWebhook,
  endAccess: expireInvites,
};
