import { inviteExpiresAt, isExpired, wasJustSent } from './user.rules';

const sentAt = '2026-11-20T08:00:00.000Z';

test('an invitation lasts for 14 days from when it was sent', () => {
  const expiresAt = inviteExpiresAt(new Date(sentAt));
  expect(expiresAt).toBe('2026-12-04T08:00:00.000Z');
  expect(isExpired(expiresAt, new Date('2026-12-04T07:59:59.999Z'))).toBe(false);
  expect(isExpired(expiresAt, new Date('2026-12-04T08:00:00.000Z'))).toBe(true);
});

test('an invitation is not sent again within two minutes', () => {
  expect(wasJustSent(sentAt, new Date('2026-11-20T08:01:59Z'))).toBe(true);
  expect(wasJustSent(sentAt, new Date('2026-11-20T08:02:00Z'))).toBe(false);
});
