import { formatDayAndTime } from './day-and-time.rules';

test.each([
  ['2026-11-20', Date.UTC(2026, 10, 19, 23)],
  ['2026-11-20 10:30', Date.UTC(2026, 10, 20, 9, 30)],
  ['2026-07-01 10:30', Date.UTC(2026, 6, 1, 8, 30)],
])('shows %s', (text, milliseconds) => {
  expect(formatDayAndTime(milliseconds / 1000)).toBe(text);
});
