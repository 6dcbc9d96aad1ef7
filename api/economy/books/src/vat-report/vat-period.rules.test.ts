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
  expect(findVatPeriod(month, length)).toEqual({ from, to });
});
