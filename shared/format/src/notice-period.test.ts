import { earliestEnd } from './notice-period';

test.each([
  ['2026-07-15', 3, 'MONTH', '2026-10-31'],
  ['2026-04-01', 3, 'MONTH', '2026-07-31'],
  ['2026-03-31', 3, 'MONTH', '2026-06-30'],
  ['2026-09-08', 3, 'MONTH', '2026-12-31'],
  ['2026-11-30', 3, 'MONTH', '2027-02-28'],
  ['2026-11-20', 9, 'MONTH', '2027-08-31'],
  ['2026-11-20', 30, 'DAY', '2026-12-20'],
  ['2026-11-20', 1, 'YEAR', '2027-11-30'],
] as const)('notice on %s of %i %s ends the lease on %s', (given, noticeLength, noticeType, end) => {
  expect(earliestEnd(given, { noticeLength, noticeType })).toBe(end);
});
