import type { RequestContext } from '@husrum/api-platform';
import { isAdministrator } from '@husrum/contract/permission';
import type { InviteRow, UserRow } from '@husrum/contract/user';
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

export const listPendingInvites = async ({ tx, clock }: RequestContext): Promise<{ data: InviteRow[] }> => ({
  data: (await listInvites(tx)).map((invite) => toInviteRow(invite, clock.now())),
});
