export {
  mailNotification,
  mailNotificationToUser,
  type NotificationMailContext,
} from './notification/mail-notification';
export { makeNotification, type NewNotification } from './notification/new-notification';
export {
  hasUnreadNotification,
  notifyAdministrators,
  notifyUser,
  notifyUsers,
} from './notification/notification.store';
export { takeNewSubjects } from './notification/notified-subject.store';
export { part } from './part';
export { sessionExpiresAt } from './session/access-token';
export { exchangeRefreshToken } from './session/exchange-refresh-token';
export { consumeLinkMailQuota } from './session/link-mail.store';
export { toMembership } from './session/membership.rules';
export { hashPassword, verifyPassword } from './session/password';
export { requireUser } from './session/profile';
export { defineRefreshCookie, type RefreshToken } from './session/refresh-cookie';
export { requireSession } from './session/require-session';
export type { SessionRenewal } from './session/rotation.rules';
export { hasMembership } from './session/session.store';
export { recordFailure, requireNotBlocked } from './session/throttle';
export { EMAIL_AND_IP_LIMIT, EMAIL_LIMIT } from './session/throttle.rules';
export { deleteFailures, emailAndIpThrottleKey, emailThrottleKey } from './session/throttle.store';
export { readUserName } from './session/user.store';
export { isActiveUser } from './user/active-user.store';
export { requireDeveloperTx, setDeveloper } from './user/developer.store';
