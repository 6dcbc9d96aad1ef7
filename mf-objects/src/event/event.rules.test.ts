import { localToUnixSeconds, unixSecondsToIso, unixSecondsToLocal } from './event.rules';

test.each([
  [1_763_629_680, '2025-11-20T09:08:00.000Z', '2025-11-20 10:08'],
  [1_751_320_800, '2025-06-30T22:00:00.000Z', '2025-07-01 00:00'],
])('converts %i seconds to %s and to local time %s', (seconds, iso, local) => {
  expect(unixSecondsToIso(seconds)).toBe(iso);
  expect(unixSecondsToLocal(seconds)).toBe(local);
  expect(localToUnixSeconds(local)).toBe(seconds);
});

test('returns null for an empty field', () => {
  expect(localToUnixSeconds(null)).toBeNull();
});
