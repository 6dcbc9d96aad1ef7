import type { TransactionalJobContext } from '@husrum/api-platform';
import { mailNotification, notifyUsers } from '@husrum/api-settings';
import { routes } from '@husrum/contract/routes';
import { startOfDay } from './maintenance.rules';
import { maintenanceTexts } from './maintenance.texts';
import { markOverdue } from './overdue-maintenance.store';

/** Marks activities whose day has passed as overdue, and notifies all users of them in one notification. */
export const markOverdueAndNotify = async (
  context: Pick<TransactionalJobContext, 'tx' | 'clock' | 'outbox' | 'settings'>,
): Promise<void> => {
  const { tx, clock } = context;
  const activities = await markOverdue(tx, startOfDay(clock.today()));
  const [first] = activities;
  if (first === undefined) return;
  const link =
    activities.length === 1
      ? routes.maintenance.detail({ id: first.id })
      : `${routes.maintenance.overview()}?status=OVERDUE`;
  const notification = { type: 'maintenance', ...maintenanceTexts.overdue(activities), link };
  await notifyUsers(tx, notification);
  await mailNotification(context, notification, 'email_notification_maintenance');
};
