import { bookingDay, lastLockableDay } from './month-lock';

test.each([
  ['2026-03-05', null, '2026-03-05'],
  ['2026-03-05', '2026-02-28', '2026-03-05'],
  ['2026-03-05', '2026-03-31', '2026-04-01'],
  // On the days themselves.
  ['2026-03-31', '2026-03-31', '2026-04-01'],
  ['2026-04-01', '2026-03-31', '2026-04-01'],
  ['2025-06-01', '2025-12-31', '2026-01-01'],
])('an event of %s with books locked through %s is booked on %s', (day, locked, expected) => {
  expect(bookingDay(day, locked)).toBe(expected);
});

test.each([
  ['2026-11-30', '2026-10-31'],
  ['2026-12-01', '2026-11-30'],
  ['2026-03-15', '2026-02-28'],
])('on %s, months to %s can be locked', (today, last) => {
  expect(lastLockableDay(today)).toBe(last);
});
