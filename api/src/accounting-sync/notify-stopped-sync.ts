import type { AccountingName } from '@husrum/contract/accounting';
import { routes } from '@husrum/contract/routes';
import { mailNotice, type NoticeMailContext } from '../notification/mail-notice';
import { notifyUsers } from '../notification/notification.store';
import { accountingSyncTexts } from './accounting-sync.texts';

/** Notifies all users of invoices that are not synchronised any more, also by mail those who chose it. */
export const notifyStoppedSync = async (
  context: NoticeMailContext,
  stopped: readonly number[],
  program: AccountingName,
): Promise<void> => {
  const [first] = stopped;
  if (first === undefined) return;
  const notification = {
    type: 'invoice',
    ...accountingSyncTexts.stoppedNotice(stopped.length, program),
    link: stopped.length === 1 ? routes.invoice.detail({ id: first }) : routes.invoice.overview(),
  };
  await notifyUsers(context.tx, notification);
  await mailNotice(context, notification, 'email_notification_integration');
};
