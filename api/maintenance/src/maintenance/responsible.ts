import { invalidInput, type RequestContext, type Tx } from '@husrum/api-platform';
import { isActiveUser, makeNotification, notifyUser } from '@husrum/api-settings';
import { notificationKinds } from '@husrum/contract/notification';
import { maintenanceTexts } from './maintenance.texts';

/**
 * Throws 422 unless the user is an active user of the business. An activity may keep its earlier user, even if that user has
 * been removed.
 */
export const requireResponsible = async (
  tx: Tx,
  userId: number | null,
  previousUserId: number | null,
): Promise<void> => {
  if (userId === null || userId === previousUserId) return;
  if (!(await isActiveUser(tx, userId))) {
    throw invalidInput({ responsible_id: [maintenanceTexts.unknownResponsible] });
  }
};

interface Assignment {
  readonly id: number;
  readonly title: string;
  readonly responsible_id: number | null;
}

/** Notifies a new responsible user, unless they chose themselves. */
export const notifyResponsible = async (
  { tx, account }: RequestContext,
  { id, title, responsible_id }: Assignment,
  previousUserId: number | null,
): Promise<void> => {
  if (responsible_id === null || responsible_id === previousUserId || responsible_id === account.userId)
    return;
  const text = { title: maintenanceTexts.assigned, body: title };
  await notifyUser(tx, responsible_id, makeNotification(notificationKinds.maintenanceAssigned, text, id));
};
