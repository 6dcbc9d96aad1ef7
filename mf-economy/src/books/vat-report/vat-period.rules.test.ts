import { formatVatPeriod, lastVatPeriod, listVatPeriods } from './vat-period.rules';

test.each([
  ['2026-11-20', 'MONTH', '2026-10', 'oktober 2026'],
  ['2026-01-31', 'MONTH', '2025-12', 'december 2025'],
  ['2026-11-20', 'QUARTER', '2026-07', 'jul–sep 2026'],
  ['2026-12-31', 'QUARTER', '2026-07', 'jul–sep 2026'],
  ['2027-01-01', 'QUARTER', '2026-10', 'okt–dec 2026'],
  ['2026-11-20', 'YEAR', '2025-01', '2025'],
] as const)('on %s the last %s to declare begins in %s and is called %s', (today, length, first, name) => {
  expect(lastVatPeriod(today, length, 1)).toBe(first);
  expect(formatVatPeriod(first, length)).toBe(name);
});

test('the current period comes first, and a chosen one is always there', () => {
  const quarters = listVatPeriods('2026-11-20', { length: 'QUARTER', chosen: '2026-08', yearStart: 1 });
  expect(quarters.slice(0, 3)).toEqual(['2026-10', '2026-07', '2026-04']);
  expect(quarters).toHaveLength(13);
  expect(listVatPeriods('2026-11-20', { length: 'YEAR', chosen: '2015-05', yearStart: 1 }).at(-1)).toBe(
    '2015-01',
  );
  expect(listVatPeriods('2026-11-20', { length: 'MONTH', chosen: '2026-12', yearStart: 1 })[0]).toBe(
    '2026-12',
  );
});

test('a fiscal year has its own first month and name', () => {
  expect(lastVatPeriod('2026-11-20', 'YEAR', 7)).toBe('2025-07');
  expect(formatVatPeriod('2025-07', 'YEAR')).toBe('jul 2025–jun 2026');
  expect(
    listVatPeriods('2026-11-20', { length: 'YEAR', chosen: '2025-07', yearStart: 7 }).slice(0, 2),
  ).toEqual(['2026-07', '2025-07']);
});
