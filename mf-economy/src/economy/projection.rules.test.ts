import { collectedPercent } from './collected.rules';
import { barsOf } from './projection.rules';

test('a bar knows its month, its share of the highest, and the days its notices begin on', () => {
  expect(barsOf(['2026-12', '2027-02'], [50_000, 200_000])).toEqual([
    {
      month: '2026-12',
      short: 'dec',
      label: 'december 2026',
      value: 50_000,
      height: 0.25,
      from: '2026-12-01',
      to: '2026-12-31',
    },
    {
      month: '2027-02',
      short: 'feb',
      label: 'februari 2027',
      value: 200_000,
      height: 1,
      from: '2027-02-01',
      to: '2027-02-28',
    },
  ]);
});

test('without income there is nothing to divide by, and credits make no bar below the floor', () => {
  expect(barsOf(['2026-12'], [0])[0]?.height).toBe(0);
  expect(barsOf(['2026-12', '2027-01'], [-500, 1000])[0]?.height).toBe(0);
});

test.each([
  [0, 0, 0],
  [1000, 0, 0],
  [1000, 999.99, 99],
  [1000, 1000, 100],
])('of %s kronor %s is %s percent', (billed, paid, share) => {
  expect(collectedPercent(billed, paid)).toBe(share);
});
