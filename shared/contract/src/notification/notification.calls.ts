import * as yup from 'yup';
import { call, defineCalls } from '../core/call';
import { output } from '../core/fields';
import { messageResponse } from '../core/list';
import { namedObject } from '../core/named';

export const notificationRow = namedObject('NotificationRow', {
  id: output.id(),
  type: output.text(),
  data: yup.object({ title: output.text(), body: output.text(), link: output.textOrNull() }).required(),
  read_at: output.textOrNull(),
  created_at: output.text(),
});
export const notificationCalls = defineCalls('notification', {
  list: call({
    method: 'GET',
    path: '/api/auth/notifications',
    summary: 'Notiser i klockan',
    response: yup.object({ unread: output.number(), data: output.list(notificationRow.required()) }),
  }),
  removeAll: call({
    method: 'DELETE',
    path: '/api/auth/notifications',
    summary: 'Ta bort alla',
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
