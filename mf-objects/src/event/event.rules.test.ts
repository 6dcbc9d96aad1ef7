import { localToUnixSeconds, unixSecondsToLocal } from './event.rules';

test.each([
  [1_763_629_680, '2025-11-20 10:08'],
  [1_751_320_800, '2025-07-01 00:00'],
])('converts %i seconds to local time %s and back', (seconds, local) => {
  expect(unixSecondsToLocal(seconds)).toBe(local);
  expect(localToUnixSeconds(local, seconds)).toBe(seconds);
});

// Summer time ends at 2026-10-25T01:00Z: 02:45 is at 00:45Z and at 01:45Z.
test.each(['2026-10-25T00:45:00Z', '2026-10-25T01:45:00Z'])(
  'a time that occurs twice stays the one of %s that the form has shown',
  (instant) => {
    const seconds = Date.parse(instant) / 1000;
    expect(unixSecondsToLocal(seconds)).toBe('2026-10-25 02:45');
    expect(localToUnixSeconds('2026-10-25 02:45', seconds)).toBe(seconds);
  },
);

test('a time an hour before one that occurs twice is no other time', () => {
  const seconds = Date.parse('2026-10-24T23:45:00Z') / 1000;
  expect(localToUnixSeconds('2026-10-25 01:45', seconds - 7200)).toBe(seconds);
});

test('returns null for an empty field', () => {
  expect(localToUnixSeconds(null, 0)).toBeNull();
});
