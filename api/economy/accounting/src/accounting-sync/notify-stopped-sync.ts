import { mailNotification, makeNotification, notifyUsers } from '@husrum/api-settings';
import type { AccountingName } from '@husrum/contract/accounting';
import { notificationKinds } from '@husrum/contract/notification';
import { accountingSyncTexts } from './accounting-sync.texts';

/** Notifies all users of invoices that are not synchronised any more, and mails those who have chosen such mail. */
export const notifyStoppedSync = async (
  context: Parameters<typeof mailNotification>[0],
  stopped: readonly number[],
  program: AccountingName,
): Promise<void> => {
  if (stopped.length === 0) return;
  const notification = makeNotification(
    notificationKinds.invoiceSyncStopped,
    accountingSyncTexts.stoppedNotification(stopped.length, program),
    stopped,
  );
  await notifyUsers(context.tx, notification);
  await mailNotification(context, notification);
};
