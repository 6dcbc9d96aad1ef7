import { inviteCutoff, inviteExpiry, isInviteExpired } from './invite-expiry.rules';

const at = (instant: string) => new Date(instant);

test.each([
  ['2026-12-04T07:59:59Z', false],
  ['2026-12-04T08:00:00Z', true],
  ['2027-01-01T08:00:00Z', true],
])('an invitation of 20 November 08:00 has expired at %s: %s', (now, isExpired) => {
  expect(isInviteExpired('2026-11-20T08:00:00.000Z', at(now))).toBe(isExpired);
});

test('a tenant who is not invited has no expired invitation', () => {
  expect(isInviteExpired(null, at('2027-01-01T08:00:00Z'))).toBe(false);
});

test('an invitation expires 14 days after it is sent, so those that were sent 14 days ago or earlier have expired', () => {
  expect(inviteExpiry(at('2026-11-20T08:00:00Z'))).toBe('2026-12-04T08:00:00.000Z');
  expect(inviteCutoff(at('2026-12-04T08:00:00Z'))).toBe('2026-11-20T08:00:00.000Z');
});
