import * as yup from 'yup';
import { call, callsOf } from '../core/call';
import { out } from '../core/fields';
import { done } from '../core/list';

export const notificationOut = yup.object({
  id: out.id(),
  type: out.text(),
  data: yup.object({ title: out.text(), body: out.text(), link: out.textOrNull() }).required(),
  read_at: out.textOrNull(),
  created_at: out.text(),
});
export const notificationCalls = callsOf('notification', {
  list: call({
    method: 'GET',
    path: '/api/auth/notifications',
    summary: 'Aviseringar i klockan',
    ok: yup.object({ unread: out.number(), data: out.list(notificationOut.required()) }),
  }),
  clear: call({ method: 'DELETE', path: '/api/auth/notifications', summary: 'Ta bort alla', ok: done }),
  remove: call({ method: 'DELETE', path: '/api/auth/notifications/{id}', summary: 'Ta bort en', ok: done }),
  read: call({
    method: 'POST',
    path: '/api/auth/notification/{id}/read',
    summary: 'Markera som läst',
    ok: done,
  }),
});
