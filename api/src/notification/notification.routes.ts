import { notificationCalls } from '@husrum/contract/notification';
import { problem } from '../platform/errors';
import { type Route, serve } from '../platform/http';
import {
  clearNotifications,
  notificationsOf,
  readNotification,
  removeNotification,
} from './notification.store';

export const notificationRoutes: readonly Route[] = [
  serve(notificationCalls.list, async (_input, { tx, account }) => {
    const { rows, unread } = await notificationsOf(tx, account.userId);
    const data = rows.map(({ title, body, link, ...row }) => ({ ...row, data: { title, body, link } }));
    return { unread, data };
  }),
  serve(notificationCalls.clear, async (_input, { tx, account }) => {
    await clearNotifications(tx, account.userId);
    return { message: 'Alla aviseringar är borttagna' };
  }),
  serve(notificationCalls.remove, async ({ params }, { tx, account }) => {
    if (!(await removeNotification(tx, account.userId, params.id))) throw problem('notFound');
    return { message: 'Aviseringen är borttagen' };
  }),
  serve(notificationCalls.read, async ({ params }, { tx, account, clock }) => {
    if (!(await readNotification(tx, account.userId, params.id, clock.now().toISOString())))
      throw problem('notFound');
    return { message: 'Aviseringen är läst' };
  }),
];
