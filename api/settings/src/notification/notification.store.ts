import type { Tx } from '@husrum/api-platform';
import type { MailSetting, NotificationAudience } from '@husrum/contract/notification';
import type { NewNotification } from './new-notification';

/** The user's latest notifications, and the numbers of all and of unread ones. */
export const listNotifications = async (tx: Tx, userId: number, limit: number) => {
  const mine = tx.selectFrom('notification').where('user_id', '=', userId);
  const rows = await mine
    .select(['id', 'type', 'title', 'body', 'link', 'read_at', 'created_at'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  const { total, unread } = await mine
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.countAll<number>().filterWhere('read_at', 'is', null).as('unread'),
    ])
    .executeTakeFirstOrThrow();
  return { rows, total, unread };
};

/** Sets the time of reading for all that are unread, up to the newest one that the user has seen. */
export const markAllNotificationsRead = async (
  tx: Tx,
  userId: number,
  newestId: number,
  at: string,
): Promise<void> => {
  await tx
    .updateTable('notification')
    .set({ read_at: at })
    .where('user_id', '=', userId)
    .where('id', '<=', newestId)
    .where('read_at', 'is', null)
    .execute();
};

/** Sets the time of reading, unless it is set already. Returns false if the user has no such notification. */
export const markNotificationRead = async (
  tx: Tx,
  userId: number,
  id: number,
  at: string,
): Promise<boolean> => {
  const updated = await tx
    .updateTable('notification')
    .set(({ fn, val }) => ({ read_at: fn.coalesce('read_at', val(at)) }))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
};

export const deleteNotification = async (tx: Tx, userId: number, id: number): Promise<boolean> => {
  const deleted = await tx
    .deleteFrom('notification')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
};

/** Deletes the notifications of the user, up to the newest one that the user has seen if it is given. */
export const deleteAllNotifications = async (tx: Tx, userId: number, newestId?: number): Promise<void> => {
  let all = tx.deleteFrom('notification').where('user_id', '=', userId);
  if (newestId !== undefined) all = all.where('id', '<=', newestId);
  await all.execute();
};

/** Whether a notification that links to the page is still unread by a user. */
export const hasUnreadNotification = async (tx: Tx, link: string): Promise<boolean> =>
  (await tx
    .selectFrom('notification')
    .select('id')
    .where('link', '=', link)
    .where('read_at', 'is', null)
    .limit(1)
    .executeTakeFirst()) !== undefined;

const insertNotifications = async (
  tx: Tx,
  { type, title, body, link }: NewNotification,
  users: readonly { readonly id: number }[],
): Promise<void> => {
  if (users.length === 0) return;
  await tx
    .insertInto('notification')
    .values(users.map(({ id }) => ({ type, title, body, link, user_id: id })))
    .execute();
};

export const notifyUser = (tx: Tx, userId: number, notification: NewNotification<'user'>): Promise<void> =>
  insertNotifications(tx, notification, [{ id: userId }]);

/**
 * Inserts the notification for every user of its audience except `exceptUserId`. Administrators are those who can change the
 * settings of the business.
 */
export const notifyUsers = async (
  tx: Tx,
  notification: NewNotification<'everyone' | 'administrators'>,
  exceptUserId = 0,
): Promise<void> => {
  const users = await tx
    .selectFrom('user_account')
    .select('id')
    .where('removed_at', 'is', null)
    .where('id', '<>', exceptUserId)
    .$if(notification.audience === 'administrators', (all) => all.where('role', '=', 'ADMINISTRATOR'))
    .execute();
  await insertNotifications(tx, notification, users);
};

/** The users of the notification's audience who have turned its mail on in their profile. `userId`: that user only. */
export const listNotificationMailRecipients = (
  tx: Tx,
  { audience, mail }: NewNotification<NotificationAudience, MailSetting>,
  userId?: number,
) =>
  tx
    .selectFrom('user_account')
    .select(['name', 'email'])
    .where('removed_at', 'is', null)
    .where('email_verified_at', 'is not', null)
    .where(mail, '=', true)
    .$if(userId !== undefined, (all) => all.where('id', '=', userId ?? 0))
    .$if(audience === 'administrators', (all) => all.where('role', '=', 'ADMINISTRATOR'))
    .orderBy('id')
    .execute();
