import type { Route } from '@husrum/api-platform';
import { announcementRoutes } from './announcement/announcement.routes';
import { helpRoutes } from './help/help.routes';
import { membershipRoutes } from './membership/membership.routes';
import { notificationRoutes } from './notification/notification.routes';
import { preferenceRoutes } from './preference/preference.routes';
import { sessionRoutes } from './session/session.routes';
import { userRoutes } from './user/user.routes';

/** The routes of all calls that this package answers. */
export const routes: readonly Route[] = [
  ...sessionRoutes,
  ...userRoutes,
  ...notificationRoutes,
  ...announcementRoutes,
  ...preferenceRoutes,
  ...helpRoutes,
  ...membershipRoutes,
];
