import { sumMonths } from './vat-month.rules';

test('kinds of objects in the same box are one row, the earliest month and the highest rate first', () => {
  const office = {
    month: '2026-11',
    taxRate: 25,
    kind: 'premises',
    baseOre: 4_500_000,
    taxOre: 1_125_000,
  } as const;
  const rows = sumMonths([
    { ...office, month: '2026-12' },
    { month: '2026-11', taxRate: 0, kind: 'apartments', baseOre: 850_000, taxOre: 0 },
    office,
    { month: '2026-11', taxRate: 25, kind: 'parkings', baseOre: 90_000, taxOre: 22_500 },
    { month: '2026-11', taxRate: 25, kind: 'apartments', baseOre: 19_900, taxOre: 4975 },
  ]);
  expect(rows).toEqual([
    { month: '2026-11', taxRate: 25, box: '05', baseOre: 109_900, taxOre: 27_475 },
    { month: '2026-11', taxRate: 25, box: '08', baseOre: 4_500_000, taxOre: 1_125_000 },
    { month: '2026-11', taxRate: 0, box: null, baseOre: 850_000, taxOre: 0 },
    { month: '2026-12', taxRate: 25, box: '08', baseOre: 4_500_000, taxOre: 1_125_000 },
  ]);
});
