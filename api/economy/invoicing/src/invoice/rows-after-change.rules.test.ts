import type { Addon, LeaseTerms, Period } from '@husrum/api-rent';
import { type AddonsChange, planRowsAfterChange } from './rows-after-change.rules';

const january: Period = { start: '2027-01-01', stop: '2027-01-31' };
const parking: Addon = {
  id: 1,
  name: 'Bilplats',
  feeOre: 20_000,
  interval: 'PER_NOTICE',
  taxRate: 25,
  start: '2026-01-01',
  stop: null,
};
const storage: Addon = { ...parking, id: 2, name: 'Förråd', feeOre: 10_000 };

const leaseWith = (addons: readonly Addon[]): LeaseTerms => ({
  versions: [
    {
      validFrom: '2026-01-01',
      fee: 8000,
      feeAsM2: false,
      areas: [],
      interval: 'MONTHLY',
      taxRate: 0,
      agreedFrom: null,
    },
  ],
  addons,
});
const rentRow = { lease_addon_id: null };
const rowOf = ({ id }: Addon) => ({ lease_addon_id: id });

const planned = (
  addons: readonly Addon[],
  rows: readonly { readonly lease_addon_id: number | null }[],
  change?: AddonsChange,
  { before = january, after = january } = {},
) =>
  planRowsAfterChange(leaseWith(addons), before, after, rows, change).map(({ addonId, netOre }) => [
    addonId,
    netOre,
  ]);

test('rows that the invoice has are calculated anew', () => {
  expect(planned([parking], [rentRow, rowOf(parking)])).toEqual([
    [null, 800_000],
    [1, 20_000],
  ]);
});

test('rows that a person has removed stay removed', () => {
  expect(planned([parking], [rentRow])).toEqual([[null, 800_000]]);
  expect(planned([parking], [rowOf(parking)])).toEqual([[1, 20_000]]);
  expect(planned([parking], [])).toEqual([]);
});

test('a removed row stays removed when a scheduled adjustment divides its add-on', () => {
  const parts = [
    { ...parking, stop: '2027-01-31' },
    { ...parking, start: '2027-02-01', feeOre: 22_000 },
  ];
  expect(planned(parts, [rentRow])).toEqual([[null, 800_000]]);
});

test('an add-on that is added to the lease is added to the invoice', () => {
  expect(planned([parking, storage], [rentRow, rowOf(parking)], { before: [parking] })).toEqual([
    [null, 800_000],
    [1, 20_000],
    [2, 10_000],
  ]);
});

test('an add-on that moves into the days of the invoice is added, and one that leaves them goes', () => {
  const later = { ...parking, start: '2027-02-01' };
  expect(planned([parking], [rentRow], { before: [later] })).toEqual([
    [null, 800_000],
    [1, 20_000],
  ]);
  expect(planned([later], [rentRow, rowOf(parking)], { before: [parking] })).toEqual([[null, 800_000]]);
});

test('an add-on of days that the invoice gets is added', () => {
  const later = { ...parking, start: '2027-02-01' };
  const days = { before: january, after: { start: '2027-01-01', stop: '2027-02-28' } };
  expect(planned([later], [rentRow], undefined, days).map(([addonId]) => addonId)).toContain(1);
});

test('an add-on that continues another replaces its row, and stays away when that was removed', () => {
  const ended = { ...parking, stop: '2026-12-31' };
  const continued = { ...parking, id: 3, start: '2027-01-01', feeOre: 22_000 };
  const change = { before: [parking], continuedIds: new Map([[3, 1]]) };
  expect(planned([ended, continued], [rentRow, rowOf(parking)], change)).toEqual([
    [null, 800_000],
    [3, 22_000],
  ]);
  expect(planned([ended, continued], [rentRow], change)).toEqual([[null, 800_000]]);
});
