import { bookingDay, findLockProblem, findUnlockProblem, lastLockableDay } from './month-lock.rules';

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

test.each([
  ['2026-10-31', null, null],
  ['2026-10-31', '2026-09-30', null],
  ['2026-10-30', null, 'NOT_END_OF_MONTH'],
  ['2026-11-30', null, 'NOT_PASSED'],
  ['2026-09-30', '2026-09-30', 'ALREADY_LOCKED'],
  ['2026-08-31', '2026-09-30', 'ALREADY_LOCKED'],
] as const)('on 30 November, locking to %s of books locked through %s: %s', (through, locked, problem) => {
  expect(findLockProblem(through, locked, '2026-11-30')).toBe(problem);
});

test.each([
  ['2026-08-31', '2026-09-30', null],
  [null, '2026-09-30', null],
  ['2026-09-30', '2026-09-30', 'NOT_LOCKED'],
  ['2026-10-31', '2026-09-30', 'NOT_LOCKED'],
  [null, null, 'NOT_LOCKED'],
  ['2026-08-30', '2026-09-30', 'NOT_END_OF_MONTH'],
] as const)('unlocking what comes after %s of books locked through %s: %s', (through, locked, problem) => {
  expect(findUnlockProblem(through, locked)).toBe(problem);
});
