import { isDue, nextScheduledOn } from './saved-report.rules';

test.each([
  ['WEEKLY', 1, '2026-11-20', '2026-11-23'],
  ['WEEKLY', 5, '2026-11-20', '2026-11-27'],
  ['MONTHLY', 1, '2026-11-20', '2026-12-01'],
  ['MONTHLY', 31, '2026-11-20', '2026-11-30'],
  ['MONTHLY', 31, '2026-11-30', '2026-12-31'],
  ['MONTHLY', 30, '2027-01-30', '2027-02-28'],
] as const)(
  'a report with the schedule %s on day %i is mailed next after %s on %s',
  (schedule, day, after, next) => {
    expect(nextScheduledOn({ schedule, day }, after)).toBe(next);
  },
);

test('a report is due once after a missed day', () => {
  const monday = { schedule: 'WEEKLY', day: 1 } as const;
  expect(isDue(monday, '2026-11-20', '2026-11-22')).toBe(false);
  expect(isDue(monday, '2026-11-20', '2026-11-23')).toBe(true);
  expect(isDue(monday, '2026-11-20', '2026-11-25')).toBe(true);
  expect(isDue(monday, '2026-11-25', '2026-11-26')).toBe(false);
});
