import { collectedPercent } from './collected.rules';
import { knownMonth, occupancyPercent } from './economy.rules';
import { contentsOf } from './month-link';
import { barsOf } from './projection.rules';

test('a bar knows its month, its share of the highest, and how much of it is to come', () => {
  const projected = { labels: ['2026-12', '2027-02'], data: [50_000.1, 200_000], coming: [0, 150_000] };
  expect(barsOf(projected)).toEqual([
    {
      month: '2026-12',
      short: 'dec',
      label: 'december 2026',
      value: 50_000.1,
      made: 50_000.1,
      coming: 0,
      height: 0.2500005,
      comingShare: 0,
    },
    {
      month: '2027-02',
      short: 'feb',
      label: 'februari 2027',
      value: 200_000,
      made: 50_000,
      coming: 150_000,
      height: 1,
      comingShare: 0.75,
    },
  ]);
});

test('without income there is nothing to divide by, and credits make no bar below the floor', () => {
  expect(barsOf({ labels: ['2026-12'], data: [0] })[0]?.height).toBe(0);
  expect(barsOf({ labels: ['2026-12', '2027-01'], data: [-500, 1000] })[0]?.height).toBe(0);
});

test('a month leads to its invoices while all are made, and to what is planned when some are to come', () => {
  expect(contentsOf({ month: '2027-02', coming: 0 })).toBe(
    '/invoicebase/overview?from=2027-02-01&to=2027-02-28',
  );
  expect(contentsOf({ month: '2027-02', coming: 1 })).toBe('/economy?month=2027-02');
});

test('what is no month in the address is none', () => {
  expect(['2027-02', '2027-13', 'nu', '2027-2', undefined].map(knownMonth)).toEqual([
    '2027-02',
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('no portfolio is full while something is vacant', () => {
  expect([occupancyPercent(0, 0), occupancyPercent(199, 200), occupancyPercent(200, 200)]).toEqual([
    0, 99, 100,
  ]);
});

test.each([
  [0, 0, 0],
  [1000, 0, 0],
  [1000, 999.99, 99],
  [1000, 1000, 100],
])('of %s kronor %s is %s percent', (billed, paid, share) => {
  expect(collectedPercent(billed, paid)).toBe(share);
});
