import { mailNotification, type NotificationMailContext, notifyUsers } from '@husrum/api-settings';
import type { AccountingName } from '@husrum/contract/accounting';
import { routes } from '@husrum/contract/routes';
import { accountingSyncTexts } from './accounting-sync.texts';

/** Notifies all users of invoices that are not synchronised any more, and mails those who have chosen such mail. */
export const notifyStoppedSync = async (
  context: NotificationMailContext,
  stopped: readonly number[],
  program: AccountingName,
): Promise<void> => {
  const [first] = stopped;
  if (first === undefined) return;
  const notification = {
    type: 'invoice',
    ...accountingSyncTexts.stoppedNotification(stopped.length, program),
    link:
      stopped.length === 1
        ? routes.invoice.detail({ id: first })
        : routes.invoice.overview({}, { sync_off: 'true' }),
  };
  await notifyUsers(context.tx, notification);
  await mailNotification(context, notification, 'email_notification_integration');
};
