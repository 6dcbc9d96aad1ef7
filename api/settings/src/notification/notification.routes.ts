import { problem, type Route, serve } from '@husrum/api-platform';
import { notificationCalls } from '@husrum/contract/notification';
import { findLinksToDeletedRows } from './links-to-deleted-rows.store';
import {
  deleteAllNotifications,
  deleteNotification,
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
} from './notification.store';
import { notificationTexts } from './notification.texts';

export const notificationRoutes: readonly Route[] = [
  serve(notificationCalls.list, async ({ query }, { tx, account }) => {
    const { rows, total, unread } = await listNotifications(tx, account.userId, query.limit);
    const linksToDeletedRows = await findLinksToDeletedRows(
      tx,
      rows.map(({ link }) => link),
    );
    const data = rows.map(({ title, body, link, ...row }) => ({
      ...row,
      data: { title, body, link: link !== null && linksToDeletedRows.has(link) ? null : link },
    }));
    return { unread, total, data };
  }),
  serve(notificationCalls.markAllRead, async ({ body }, { tx, account, clock }) => {
    await markAllNotificationsRead(tx, account.userId, body.newest_id, clock.now().toISOString());
    return { message: notificationTexts.allRead };
  }),
  serve(notificationCalls.removeAll, async ({ query }, { tx, account }) => {
    await deleteAllNotifications(tx, account.userId, query.newest_id);
    return { message: notificationTexts.cleared };
  }),
  serve(notificationCalls.remove, async ({ params }, { tx, account }) => {
    if (!(await deleteNotification(tx, account.userId, params.id))) throw problem('notFound');
    return { message: notificationTexts.removed };
  }),
  serve(notificationCalls.markRead, async ({ params }, { tx, account, clock }) => {
    if (!(await markNotificationRead(tx, account.userId, params.id, clock.now().toISOString())))
      throw problem('notFound');
    return { message: notificationTexts.read };
  }),
];
