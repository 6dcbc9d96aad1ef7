import { firstMonthOfFiscalYear, fiscalYearOf } from './fiscal-year';

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

test('finds the first month of the year of a month', () => {
  expect(firstMonthOfFiscalYear('2026-06', 7)).toBe('2025-07');
  expect(firstMonthOfFiscalYear('2026-07', 7)).toBe('2026-07');
});
