import { inviteCutoff, inviteExpiry, isInviteExpired } from './invite-expiry.rules';

const at = (text: string) => new Date(text);

test.each([
  ['2026-12-04T07:59:59Z', false],
  ['2026-12-04T08:00:00Z', true],
  ['2027-01-01T08:00:00Z', true],
])('an invitation of 20 November 08:00 has expired at %s: %s', (now, isExpired) => {
  expect(isInviteExpired('2026-11-20T08:00:00.000Z', at(now))).toBe(isExpired);
  expect(isInviteExpired(null, at(now))).toBe(false);
});

test('the expiry is 14 days after the sending, and the cutoff 14 days before', () => {
  expect(inviteExpiry(at('2026-11-20T08:00:00Z'))).toBe('2026-12-04T08:00:00.000Z');
  expect(inviteCutoff(at('2026-12-04T08:00:00Z'))).toBe('2026-11-20T08:00:00.000Z');
});
