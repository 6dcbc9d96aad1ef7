import type { ImportCell } from './import-cell.rules';
import { convertRent, readRent } from './read-rent.rules';

const read = (cells: Readonly<Record<string, ImportCell>>) => readRent((key) => cells[key] ?? null);

test.each([
  [8500, 'MONTHLY', 'QUARTERLY', 25_500],
  [120_000, 'YEARLY', 'MONTHLY', 10_000],
  [100_000, 'YEARLY', 'QUARTERLY', 25_000],
  [100_000.2, 'YEARLY', 'MONTHLY', 8333.35],
  [100_000, 'YEARLY', 'MONTHLY', null],
  [8500.1, 'MONTHLY', 'YEARLY', 102_001.2],
] as const)('a rent of %d %s, converted to %s, is %j', (amount, from, to, expected) => {
  expect(convertRent(amount, from, to)).toBe(expected);
});

test('the payment interval is that of the filled rent column, unless the row has another interval', () => {
  expect(read({ rent_per_quarter: '25 500' })).toMatchObject({ fee: 25_500, interval: 'QUARTERLY' });
  expect(read({ rent_per_month: 8500, payment_interval: 'Kvartal' })).toMatchObject({
    fee: 25_500,
    interval: 'QUARTERLY',
    problems: [],
  });
});

test('a rent in the column "Hyra per betalningsintervall" is per the payment interval of the row, or per month', () => {
  expect(read({ rent_per_interval: 25_500, payment_interval: 'Kvartal' })).toMatchObject({
    fee: 25_500,
    interval: 'QUARTERLY',
  });
  expect(read({ rent_per_interval: 8500 })).toMatchObject({ fee: 8500, interval: 'MONTHLY' });
});

test('a second rent, and a rent that cannot be converted without rounding, are problems', () => {
  expect(read({ rent_per_month: 8500, rent_per_year: 102_000 }).problems).toEqual([
    { column: 'rent_per_year', message: 'Fyll i hyran i bara en av kolumnerna' },
  ]);
  expect(read({ rent_per_year: 100_000, payment_interval: 'Månad' }).problems).toEqual([
    { column: 'rent_per_year', message: 'Hyran går inte att räkna om i hela ören. Ange hyran per månad.' },
  ]);
});

test('without a rent, the rent column of the payment interval is the one to fill in', () => {
  expect(read({ payment_interval: 'År' })).toMatchObject({ fee: null, column: 'rent_per_year' });
});
