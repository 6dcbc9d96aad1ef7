import { findVatPeriod } from './vat-period.rules';

test.each([
  ['2026-02', 'MONTH', '2026-02-01', '2026-02-28'],
  ['2028-02', 'MONTH', '2028-02-01', '2028-02-29'],
  ['2026-10', 'QUARTER', '2026-10-01', '2026-12-31'],
  ['2026-12', 'QUARTER', '2026-10-01', '2026-12-31'],
  ['2026-01', 'QUARTER', '2026-01-01', '2026-03-31'],
  ['2026-01', 'YEAR', '2026-01-01', '2026-12-31'],
  ['2026-12', 'YEAR', '2026-01-01', '2026-12-31'],
] as const)('the period of %s as %s is %s to %s', (month, length, from, to) => {
  expect(findVatPeriod(month, length, 1)).toEqual({ from, to });
});

test.each([
  ['2026-06', 'YEAR', '2025-07-01', '2026-06-30'],
  ['2026-07', 'YEAR', '2026-07-01', '2027-06-30'],
  ['2026-08', 'QUARTER', '2026-07-01', '2026-09-30'],
  ['2026-08', 'MONTH', '2026-08-01', '2026-08-31'],
] as const)('with a fiscal year from July, the period of %s as %s is %s to %s', (month, length, from, to) => {
  expect(findVatPeriod(month, length, 7)).toEqual({ from, to });
});
