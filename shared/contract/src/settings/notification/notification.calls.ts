import * as yup from 'yup';
import { call, defineCalls } from '../../core/call';
import { output } from '../../core/fields';
import { messageResponse } from '../../core/list';
import { namedObject } from '../../core/named';

export const notificationRow = namedObject('NotificationRow', {
  id: output.id(),
  type: output.text(),
  data: yup.object({ title: output.text(), body: output.text(), link: output.textOrNull() }).required(),
  read_at: output.textOrNull(),
  created_at: output.text(),
});
/** How many notifications a call without `limit` lists, and how many more the bell loads at a time. */
export const NOTIFICATION_PAGE_SIZE = 50;
/** The largest `limit` that a call may give. */
export const MAX_NOTIFICATIONS = 1000;

export const notificationCalls = defineCalls('notification', {
  list: call({
    method: 'GET',
    path: '/api/auth/notifications',
    summary: 'Notiser i klockan',
    query: yup.object({
      limit: yup
        .number()
        .integer()
        .min(1)
        .max(MAX_NOTIFICATIONS)
        .default(NOTIFICATION_PAGE_SIZE)
        .label('Antal'),
    }),
    response: yup.object({
      unread: output.number(),
      /** How many notifications the user has, those beyond the limit included. */
      total: yup.number().optional(),
      data: output.list(notificationRow.required()),
    }),
  }),
  markAllRead: call({
    method: 'POST',
    path: '/api/auth/notifications/read',
    summary: 'Markera alla som lästa',
    body: yup.object({
      /** The id of the newest notification that the user has seen: newer ones stay unread. */
      newest_id: yup.number().integer().min(1).label('Senaste notisen').required(),
    }),
    response: messageResponse,
  }),
  removeAll: call({
    method: 'DELETE',
    path: '/api/auth/notifications',
    summary: 'Ta bort alla',
    query: yup.object({
      /** The id of the newest notification that the user has seen: newer ones stay. Without it, all are removed. */
      newest_id: yup.number().integer().min(1).label('Senaste notisen'),
    }),
    response: messageResponse,
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/auth/notifications/{id}',
    summary: 'Ta bort en',
    response: messageResponse,
  }),
  markRead: call({
    method: 'POST',
    path: '/api/auth/notification/{id}/read',
    summary: 'Markera som läst',
    response: messageResponse,
  }),
});
