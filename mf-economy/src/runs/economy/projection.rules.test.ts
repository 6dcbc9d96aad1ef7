import { calculateOccupancyPercent, calculatePaidPercent, parseMonth } from './economy.rules';
import { getMonthPath } from './month-paths';
import { toMonthBars } from './projection.rules';

test('computes label, height and upcoming share of each bar', () => {
  const projected = { labels: ['2026-12', '2027-02'], data: [50_000.1, 200_000], coming: [0, 150_000] };
  expect(toMonthBars(projected)).toEqual([
    {
      month: '2026-12',
      shortLabel: 'dec',
      label: 'december 2026',
      value: 50_000.1,
      created: 50_000.1,
      upcoming: 0,
      height: 0.2500005,
      upcomingShare: 0,
    },
    {
      month: '2027-02',
      shortLabel: 'feb',
      label: 'februari 2027',
      value: 200_000,
      created: 50_000,
      upcoming: 150_000,
      height: 1,
      upcomingShare: 0.75,
    },
  ]);
});

test('a month without income or with a negative sum has height 0', () => {
  expect(toMonthBars({ labels: ['2026-12'], data: [0] })[0]?.height).toBe(0);
  expect(toMonthBars({ labels: ['2026-12', '2027-01'], data: [-500, 1000] })[0]?.height).toBe(0);
});

test('a month links to its invoices, or to the forecast if some are upcoming', () => {
  expect(getMonthPath({ month: '2027-02', upcoming: 0 })).toBe(
    '/invoicebase/overview?start_from=2027-02-01&start_to=2027-02-28&not_cancelled=true',
  );
  expect(getMonthPath({ month: '2027-02', upcoming: 1 })).toBe('/economy?month=2027-02');
});

test('parses only valid months', () => {
  expect(['2027-02', '2027-13', 'nu', '2027-2', undefined].map(parseMonth)).toEqual([
    '2027-02',
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('occupancy is 100 percent only when nothing is vacant', () => {
  expect([
    calculateOccupancyPercent(0, 0),
    calculateOccupancyPercent(199, 200),
    calculateOccupancyPercent(200, 200),
  ]).toEqual([0, 99, 100]);
});

test.each([
  [0, 0, 0],
  [1000, 0, 0],
  [1000, 999.99, 99],
  [1000, 1000, 100],
])('of %s kronor billed, %s paid is %s percent', (billed, paid, percent) => {
  expect(calculatePaidPercent(billed, paid)).toBe(percent);
});
