export { deleteAllNotifications } from './notification/notification.store';
export { enqueueSummaries } from './notification/summary.store';
export { trialEndsOn } from './session/membership.rules';
export { insertBusiness, insertUser, isEmailTaken, updateUser } from './session/user.store';
