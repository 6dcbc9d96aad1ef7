import { formatDateTime, parseDateTime } from '.';

test.each([
  ['2026-11-20 10:08', '2026-11-20T09:08:00.000Z'],
  ['2026-07-01 00:00', '2026-06-30T22:00:00.000Z'],
  ['2026-01-01 00:30', '2025-12-31T23:30:00.000Z'],
  // Clocks go forward from 02:00 to 03:00 on 29 March and back from 03:00 to 02:00 on 25 October.
  ['2026-03-29 01:59', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29 03:00', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25 01:30', '2026-10-24T23:30:00.000Z'],
  ['2026-10-25 02:30', '2026-10-25T01:30:00.000Z'],
  ['2026-10-25 03:00', '2026-10-25T02:00:00.000Z'],
])('parses %s as %s, and formats it back', (localTime, instant) => {
  expect(parseDateTime(localTime).toISOString()).toBe(instant);
  expect(formatDateTime(instant)).toBe(localTime);
});

test('a time that does not exist, because clocks go forward, is parsed as an hour later', () => {
  expect(formatDateTime(parseDateTime('2026-03-29 02:30'))).toBe('2026-03-29 03:30');
});
