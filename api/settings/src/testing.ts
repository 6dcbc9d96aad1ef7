export { deleteAllNotifications } from './notification/notification.store';
export { enqueueSummaries } from './notification/summary.store';
export { insertBusiness } from './session/business.store';
export { trialEndsOn } from './session/membership.rules';
export { insertUser, isEmailTaken, updateUser } from './session/user.store';
