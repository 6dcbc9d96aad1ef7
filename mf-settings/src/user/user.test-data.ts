import type { InviteRow, UserRow } from '@husrum/contract/user';

export const makeUserRow = (changes: Partial<UserRow> = {}): UserRow => ({
  id: 1,
  name: 'Karin Holm',
  email: 'karin@example.se',
  role: 'ADMINISTRATOR',
  billable_admin: 1,
  verified: true,
  created_at: '2026-01-02T08:00:00.000Z',
  seen_at: '2026-11-20T08:00:00.000Z',
  ...changes,
});

export const makeInviteRow = (changes: Partial<InviteRow> = {}): InviteRow => ({
  id: 5,
  email: 'eva@example.se',
  role: 'MANAGER',
  created_at: '2026-11-20T08:00:00.000Z',
  sent_at: '2026-11-20T08:00:00.000Z',
  expires_at: '2026-12-04T08:00:00.000Z',
  expired: false,
  mail_error: null,
  invited_by: 'Karin Holm',
  ...changes,
});
