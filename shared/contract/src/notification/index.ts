export { type MailPreference, mailPreferences, toMailPreferences } from './mail-preference';
export * from './notification.calls';
export {
  type NotificationAudience,
  type NotificationKind,
  type NotificationType,
  notificationKinds,
} from './notification-kinds';
