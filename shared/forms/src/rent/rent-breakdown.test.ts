import { calculateRent, type Rent } from './rent-breakdown';

test.each<[Rent, { perInterval: number; perYear: number; perM2AndYear: number | null } | null]>([
  [
    { fee: 8500, isPerM2: false, area: 62.5, interval: 'MONTHLY' },
    { perInterval: 8500, perYear: 102_000, perM2AndYear: 1632 },
  ],
  [
    { fee: 129.516, isPerM2: true, area: 850, interval: 'MONTHLY' },
    { perInterval: 110_088.6, perYear: 1_321_063.2, perM2AndYear: 1554.19 },
  ],
  [
    { fee: 45_000, isPerM2: false, area: null, interval: 'QUARTERLY' },
    { perInterval: 45_000, perYear: 180_000, perM2AndYear: null },
  ],
  [
    { fee: 1200, isPerM2: true, area: 100, interval: 'YEARLY' },
    { perInterval: 120_000, perYear: 120_000, perM2AndYear: 1200 },
  ],
  [{ fee: 100, isPerM2: true, area: null, interval: 'MONTHLY' }, null],
])('calculates the rent of %o', (rent, expected) => {
  expect(calculateRent(rent)).toEqual(expected);
});
