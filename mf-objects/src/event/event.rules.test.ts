import { localToUnixSeconds, unixSecondsToLocal } from './event.rules';

test.each([
  [1_763_629_680, '2025-11-20 10:08'],
  [1_751_320_800, '2025-07-01 00:00'],
])('converts %i seconds to local time %s and back', (seconds, local) => {
  expect(unixSecondsToLocal(seconds)).toBe(local);
  expect(localToUnixSeconds(local)).toBe(seconds);
});

test('returns null for an empty field', () => {
  expect(localToUnixSeconds(null)).toBeNull();
});
