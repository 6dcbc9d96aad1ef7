import type { TransactionalJobContext } from '@husrum/api-platform';
import { mailNotification, makeNotification, notifyUsers } from '@husrum/api-settings';
import { notificationKinds } from '@husrum/contract/notification';
import { startOfDay } from './maintenance.rules';
import { maintenanceTexts } from './maintenance.texts';
import { markOverdue } from './overdue-maintenance.store';

/** Marks activities whose day has passed as overdue, and notifies all users of them in one notification. */
export const markOverdueAndNotify = async (
  context: Pick<TransactionalJobContext, 'tx' | 'clock' | 'outbox' | 'settings'>,
): Promise<void> => {
  const { tx, clock } = context;
  const activities = await markOverdue(tx, startOfDay(clock.today()));
  if (activities.length === 0) return;
  const notification = makeNotification(
    notificationKinds.maintenanceOverdue,
    maintenanceTexts.overdue(activities),
    activities,
  );
  await notifyUsers(tx, notification);
  await mailNotification(context, notification);
};
