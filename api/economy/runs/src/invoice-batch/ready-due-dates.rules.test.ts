import { isDueSoon } from './ready-due-dates.rules';

test.each([
  ['2026-11-29', '2026-11-30', 10, true],
  ['2026-11-29', '2026-12-08', 10, true],
  ['2026-11-29', '2026-12-09', 10, false],
  ['2026-11-29', '2026-11-30', 0, false],
])('sent %s, due %s, with at least %i days to pay: soon is %s', (sendDate, due, minDays, expected) => {
  expect(isDueSoon(due, sendDate, minDays)).toBe(expected);
});
