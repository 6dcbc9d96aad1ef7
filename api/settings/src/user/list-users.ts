import type { RequestContext } from '@husrum/api-platform';
import { isAdministrator, mayCall } from '@husrum/contract/permission';
import { type InviteRow, type UserRow, userCalls } from '@husrum/contract/user';
import { listInvites, type PendingInvite } from './invite-list.store';
import { isExpired } from './user.rules';
import { type ActiveUser, listActiveUsers } from './user-account.store';

export const toUserRow = ({ email_verified_at, ...user }: ActiveUser): UserRow => ({
  ...user,
  billable_admin: isAdministrator(user.role) ? 1 : 0,
  verified: email_verified_at !== null,
});

export const listUsers = async ({ tx }: RequestContext): Promise<{ data: UserRow[] }> => ({
  data: (await listActiveUsers(tx)).map(toUserRow),
});

export const toInviteRow = (invite: PendingInvite, now: Date): InviteRow => ({
  ...invite,
  expired: isExpired(invite.expires_at, now),
});

/** The invitations that nobody has used yet. They have addresses of outsiders, so who may not invite gets none. */
export const listPendingInvites = async ({
  tx,
  clock,
  account,
}: RequestContext): Promise<{ data: InviteRow[] }> => {
  if (!mayCall(account.role, userCalls.invite)) return { data: [] };
  return { data: (await listInvites(tx)).map((invite) => toInviteRow(invite, clock.now())) };
};
