import * as yup from 'yup';
import { call, defineCalls } from '../../core/call';
import { choice, email, output } from '../../core/fields';
import { messageResponse } from '../../core/list';
import { namedObject } from '../../core/named';
import { roles } from '../../permission/role';

/** An invitation can be used for this many days after it was last sent. */
export const INVITE_DAYS = 14;

export const userRow = namedObject('UserRow', {
  id: output.id(),
  name: output.text(),
  email: output.text(),
  role: output.choice(roles),
  billable_admin: output.number(),
  created_at: output.text(),
  /** Whether the user has proven access to the email address. */
  verified: output.flag(),
  /** When a session of the user was last renewed; null when the user has no recent session. */
  seen_at: output.textOrNull(),
});
export type UserRow = yup.InferType<typeof userRow>;

/** An invitation that nobody has used yet. */
export const inviteRow = namedObject('InviteRow', {
  id: output.id(),
  email: output.text(),
  role: output.choice(roles),
  created_at: output.text(),
  sent_at: output.text(),
  expires_at: output.text(),
  expired: output.flag(),
  /** Why the mail could not be delivered, or null. */
  mail_error: output.textOrNull(),
  /** The name of the sender, or null when the sender has been removed. */
  invited_by: output.textOrNull(),
});
export type InviteRow = yup.InferType<typeof inviteRow>;

const role = () => choice('Roll', roles);
export const inviteInput = namedObject('InviteInput', { email: email(), role: role().default('MANAGER') });
export const changeRoleInput = namedObject('ChangeRoleInput', { role: role() });

export const userCalls = defineCalls('user', {
  list: call({
    method: 'GET',
    path: '/api/users',
    summary: 'Verksamhetens användare',
    response: yup.object({ data: output.list(userRow.required()) }),
  }),
  changeRole: call({
    method: 'PATCH',
    path: '/api/auth/user/{id}',
    summary: 'Byt en användares roll',
    body: changeRoleInput,
    response: userRow,
  }),
  /** Ends all sessions of the user. */
  remove: call({
    method: 'DELETE',
    path: '/api/auth/user/{id}',
    summary: 'Ta bort en användare',
    response: messageResponse,
  }),
  listInvites: call({
    method: 'GET',
    path: '/api/invites',
    summary: 'Inbjudningar som inte har använts',
    response: yup.object({ data: output.list(inviteRow.required()) }),
  }),
  invite: call({
    method: 'POST',
    path: '/api/invites',
    summary: 'Bjud in en kollega',
    body: inviteInput,
    response: inviteRow,
  }),
  /** Mails a new link, which is valid for 14 days again. The old link stops working. */
  resendInvite: call({
    method: 'POST',
    path: '/api/invites/{id}/resend',
    summary: 'Skicka inbjudan igen',
    response: inviteRow,
  }),
  withdrawInvite: call({
    method: 'DELETE',
    path: '/api/invites/{id}',
    summary: 'Dra tillbaka en inbjudan',
    response: messageResponse,
  }),
});
