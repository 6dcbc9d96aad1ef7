export { type MailSetting, mailSettings, toMailSettings } from './mail-setting';
export * from './notification.calls';
export {
  type NotificationAudience,
  type NotificationKind,
  type NotificationType,
  notificationKinds,
} from './notification-kinds';
