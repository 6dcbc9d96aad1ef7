export { mailNotification, mailNotificationToUser } from './notification/mail-notification';
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
export { defineRefreshCookie } from './session/refresh-cookie';
export { requireSession } from './session/require-session';
export { hasMembership } from './session/session.store';
export { throttleSignIn } from './session/throttle';
export { readUserName } from './session/user.store';
export { isActiveUser } from './user/active-user.store';
export { requireDeveloperTx, setDeveloper } from './user/developer.store';
