import { fiscalYearOf, fiscalYearsOf } from './fiscal-year';

test.each([
  ['2026-11-30', 1, '2026-01-01', '2026-12-31'],
  ['2026-01-01', 1, '2026-01-01', '2026-12-31'],
  ['2026-12-31', 1, '2026-01-01', '2026-12-31'],
  ['2026-06-30', 7, '2025-07-01', '2026-06-30'],
  ['2026-07-01', 7, '2026-07-01', '2027-06-30'],
  ['2028-01-15', 3, '2027-03-01', '2028-02-29'],
])('%s is in the year from month %d: %s to %s', (day, startMonth, start, stop) => {
  expect(fiscalYearOf(day, startMonth)).toEqual({ start, stop });
});

test('finds the years of a period, the latest first', () => {
  const last = { start: '2026-07-01', stop: '2027-06-30' };
  const before = { start: '2025-07-01', stop: '2026-06-30' };
  expect(fiscalYearsOf({ from: '2026-07-01', to: '2026-11-30' }, 7)).toEqual([last]);
  expect(fiscalYearsOf({ from: '2026-06-30', to: '2026-07-31' }, 7)).toEqual([last, before]);
});
