import { toInstant, toUnixSeconds } from './unix-seconds';

test.each([
  [1_763_625_600, '2025-11-20T08:00:00.000Z'],
  [1_795_000_000, '2026-11-18T11:06:40.000Z'],
  [0, '1970-01-01T00:00:00.000Z'],
  [-1, '1969-12-31T23:59:59.000Z'],
])('converts %i seconds to %s and back', (seconds, instant) => {
  expect(toInstant(seconds)).toBe(instant);
  expect(toUnixSeconds(instant)).toBe(seconds);
});

test('rounds down to a whole second', () => {
  expect(toUnixSeconds('2026-11-20T08:00:00.900Z')).toBe(1_795_161_600);
});

test('leaves null as it is', () => {
  expect(toInstant(null)).toBeNull();
  expect(toUnixSeconds(null)).toBeNull();
});
