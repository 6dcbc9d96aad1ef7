import { toUnixSeconds } from '../platform/unix-seconds';
import { toInstant } from './event.rules';

const now = new Date('2026-11-20T08:00:00.900Z');

test.each([
  [1_763_625_600, '2025-11-20T08:00:00.000Z'],
  [0, '1970-01-01T00:00:00.000Z'],
  [-1, '1969-12-31T23:59:59.000Z'],
])('converts %i seconds to %s and back', (seconds, instant) => {
  expect(toInstant(seconds, now)).toBe(instant);
  expect(toUnixSeconds(instant)).toBe(seconds);
});

test('defaults to now, rounded down to the second', () => {
  expect(toInstant(null, now)).toBe('2026-11-20T08:00:00.000Z');
});
