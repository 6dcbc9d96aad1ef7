import { routes } from '@husrum/contract/routes';
import { notifyUsers } from '../notification/notification.store';
import type { JobContext } from '../platform/jobs/job';
import { startOfDay } from './maintenance.rules';
import { maintenanceTexts } from './maintenance.texts';
import { markOverdue } from './overdue-maintenance.store';

/** Activities whose day has passed become overdue, and everybody is told once, in one notification. */
export const markOverdueAndNotify = async ({
  tx,
  clock,
}: Pick<JobContext, 'tx' | 'clock'>): Promise<void> => {
  const activities = await markOverdue(tx, startOfDay(clock.today()));
  const [first] = activities;
  if (first === undefined) return;
  const link =
    activities.length === 1
      ? routes.maintenance.detail({ id: first.id })
      : `${routes.maintenance.overview()}?status=OVERDUE`;
  await notifyUsers(tx, { type: 'maintenance', ...maintenanceTexts.overdue(activities), link });
};
