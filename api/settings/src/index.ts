// Notifications, and their mails.

export { mailNotification, mailNotificationToUser } from './notification/mail-notification';
export { makeNotification } from './notification/new-notification';
export { hasUnreadNotification, notifyUser, notifyUsers } from './notification/notification.store';
export { takeNewSubjects } from './notification/notified-subject.store';

// Sessions, passwords and the signed-in user.

export { sessionExpiresAt } from './session/access-token';
export { changeOwnBusiness, saveBoardedAt } from './session/business.store';
export { exchangeRefreshToken } from './session/exchange-refresh-token';
export { consumeLinkMailQuota } from './session/link-mail.store';
export { hashPassword, verifyPassword } from './session/password';
export { readOwnBusiness } from './session/profile';
export { defineRefreshCookie } from './session/refresh-cookie';
export { requireSession } from './session/require-session';
export { hasMembership, missingMembership } from './session/session.store';
export { throttleSignIn } from './session/throttle';
export { readUserName } from './session/user.store';

// Users.

export { isActiveUser } from './user/active-user.store';
export { requireDeveloperTx, setDeveloper } from './user/developer.store';

// What it adds to the server.

export { part } from './part';
