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
const rentRow = { lease_addon_id: null, ...january };
const rowOf = ({ id }: Addon) => ({ lease_addon_id: id, ...january });

const planned = (
  addons: readonly Addon[],
  rows: Parameters<typeof planRowsAfterChange>[3],
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

describe('a rent of several rows, of which people have edited or removed one', () => {
  const quarter: Period = { start: '2027-01-01', stop: '2027-03-31' };
  const versionFrom = (validFrom: string, fee: number) => ({
    ...{ validFrom, fee, feeAsM2: false, areas: [], interval: 'QUARTERLY' as const },
    ...{ taxRate: 25, agreedFrom: null },
  });
  const raised = versionFrom('2027-02-15', 46_800);
  const plannedRent = (
    versions: LeaseTerms['versions'],
    days: Period,
    after = quarter,
    addons: readonly Addon[] = [],
  ) =>
    planRowsAfterChange({ versions, addons }, quarter, after, [{ lease_addon_id: null, ...days }], {
      before: [],
    }).map(({ netOre, period }) => [period.start, period.stop, netOre]);
  const first = versionFrom('2026-01-01', 45_000);
  const rest = { start: '2027-02-15', stop: '2027-03-31' };

  test('has the other row, and what is added to the lease', () => {
    expect(plannedRent([first, raised], rest, quarter, [parking])).toEqual([
      ['2027-02-15', '2027-03-31', 2_340_000],
      ['2027-01-01', '2027-03-31', 20_000],
    ]);
  });

  test('keeps its days when the rent changes on other days', () => {
    expect(plannedRent([first], rest)).toEqual([['2027-02-15', '2027-03-31', 2_250_000]]);
    const later = versionFrom('2027-03-01', 48_000);
    expect(plannedRent([first, later], rest)).toEqual([
      ['2027-02-15', '2027-02-28', 750_000],
      ['2027-03-01', '2027-03-31', 1_600_000],
    ]);
    expect(plannedRent([first, later], { start: '2027-01-01', stop: '2027-02-14' })).toEqual([
      ['2027-01-01', '2027-02-14', 2_250_000],
    ]);
  });

  test('of the last days, has none for days that the invoice gets', () => {
    const longer = { start: '2027-01-01', stop: '2027-04-30' };
    const begin = { start: '2027-01-01', stop: '2027-02-14' };
    expect(plannedRent([first, raised], begin, longer)).toEqual([['2027-01-01', '2027-02-14', 2_250_000]]);
    expect(plannedRent([first, raised], rest, longer)).toEqual([['2027-02-15', '2027-04-30', 3_900_000]]);
  });
});

describe('an add-on of which people have removed some days', () => {
  const half = { lease_addon_id: parking.id, start: '2027-01-16', stop: '2027-01-31' };
  const monthly: Addon = { ...parking, interval: 'MONTHLY', feeOre: 31_000 };
  const rows = (
    addons: readonly Addon[],
    calculated: Parameters<typeof planRowsAfterChange>[3],
    after = january,
  ) =>
    planRowsAfterChange(leaseWith(addons), january, after, calculated).map(({ addonId, period }) => [
      addonId,
      period.start,
      period.stop,
    ]);

  test('gets a row for the other days only, beside the whole row of another add-on', () => {
    expect(rows([monthly, storage], [rentRow, half, rowOf(storage)])).toEqual([
      [null, '2027-01-01', '2027-01-31'],
      [1, '2027-01-16', '2027-01-31'],
      [2, '2027-01-01', '2027-01-31'],
    ]);
  });

  test('has none of them either when the invoice begins earlier', () => {
    const earlier = { start: '2026-12-15', stop: '2027-01-31' };
    expect(rows([monthly], [half], earlier)).toEqual([[1, '2027-01-16', '2027-01-31']]);
  });

  test('an old row without days has all days of its invoice', () => {
    const old = { lease_addon_id: parking.id, start: null, stop: null };
    expect(rows([monthly], [old])).toEqual([[1, '2027-01-01', '2027-01-31']]);
  });
});

describe('an add-on of half the invoice that begins earlier now', () => {
  const half = { lease_addon_id: parking.id, start: '2027-01-16', stop: '2027-01-31' };
  const monthly: Addon = { ...parking, interval: 'MONTHLY', feeOre: 31_000 };
  const change = { before: [{ ...monthly, start: '2027-01-16' }, storage] };

  test('gets a row for all its days, because people have removed none of them', () => {
    expect(planned([monthly, storage], [rentRow, half, rowOf(storage)], change)).toEqual([
      [null, 800_000],
      [1, 31_000],
      [2, 10_000],
    ]);
  });

  test('gets no row when people have removed that of all its days', () => {
    expect(planned([monthly, storage], [rentRow, rowOf(storage)], change)).toEqual([
      [null, 800_000],
      [2, 10_000],
    ]);
  });
});

describe('an add-on of a quarterly invoice that ended in January, when the rent was monthly', () => {
  const quarter: Period = { start: '2027-01-01', stop: '2027-03-31' };
  const ended = { ...parking, stop: '2027-01-31' };
  const rentOf = (validFrom: string, interval: 'MONTHLY' | 'QUARTERLY') => ({
    ...{ validFrom, fee: 8000, feeAsM2: false, areas: [], interval },
    ...{ taxRate: 0, agreedFrom: null },
  });
  const versions = [rentOf('2026-01-01', 'MONTHLY'), rentOf('2027-02-01', 'QUARTERLY')];
  const ofJanuary = { lease_addon_id: parking.id, ...january };
  const rows = (addons: readonly Addon[], change: AddonsChange) =>
    planRowsAfterChange({ versions, addons }, quarter, quarter, [ofJanuary], change).map(
      ({ addonId, netOre }) => [addonId, netOre],
    );

  // 200 kr a quarter: a third for January.
  test('keeps the fee of the quarter, also when people have removed the days that another add-on continues', () => {
    expect(rows([ended], { before: [ended] })).toEqual([[1, 6667]]);
    const continued = { ...parking, id: 3, start: '2027-02-01', feeOre: 22_000 };
    const change = { before: [parking], continuedIds: new Map([[3, 1]]) };
    expect(rows([ended, continued], change)).toEqual([[1, 6667]]);
  });
});
