import type { Addon } from './addon-rows.rules';
import { adjustVersions } from './adjusted-terms.rules';
import { compareRent, differenceRows, restoreFee } from './adjustment-effect.rules';
import { versionOn } from './rent-rows.rules';

const plain = (text: string) => text.replace(/\s/g, ' ');
const version = (validFrom: string, fee: number) => ({
  validFrom,
  fee,
  feeAsM2: false,
  areas: [],
  interval: 'MONTHLY' as const,
  taxRate: 25,
});
const parking: Addon = {
  id: 1,
  name: 'Bilplats',
  feeOre: 60_000,
  taxRate: 25,
  interval: 'PER_NOTICE',
  start: '2026-01-01',
  stop: null,
};
const before = { versions: [version('2024-05-01', 8500)], addons: [parking] };
const increase = { from: '2026-12-15', rate: 3.2 };

test('the difference of a sent invoice from the day of the change: 272 kr × 17/31', () => {
  const after = { ...before, versions: adjustVersions(before.versions, increase) };
  const rows = differenceRows({ start: '2026-12-01', stop: '2026-12-31' }, before, after);
  expect(rows.map((row) => ({ ...row, explanation: plain(row.explanation) }))).toEqual([
    {
      name: 'Mellanskillnad hyra december 2026',
      taxRate: 25,
      netOre: 14_916,
      explanation: '8 649,16 kr − 8 500 kr = 149,16 kr',
    },
  ]);
  expect(differenceRows({ start: '2026-11-01', stop: '2026-11-30' }, before, after)).toEqual([]);
});

test('the difference of an add-on has a row of its own', () => {
  const after = { versions: before.versions, addons: [{ ...parking, feeOre: 61_920 }] };
  const [row] = differenceRows({ start: '2026-12-01', stop: '2026-12-31' }, before, after);
  expect(row).toMatchObject({ name: 'Mellanskillnad Bilplats december 2026', netOre: 1920 });
});

test('compares the fee and the rent of an interval before and after an adjustment', () => {
  const after = { ...before, versions: adjustVersions(before.versions, increase) };
  expect(compareRent(before, after, '2026-12-15')).toEqual({
    oldFee: 8500,
    newFee: 8772,
    oldTotalOre: 850_000,
    newTotalOre: 877_200,
  });
});

test('finds the version of a day; the first also applies before its start', () => {
  const versions = [version('2024-05-01', 8500), version('2026-12-15', 8772)];
  expect(versionOn(versions, '2026-12-14')?.fee).toBe(8500);
  expect(versionOn(versions, '2026-12-15')?.fee).toBe(8772);
  expect(versionOn(versions, '2020-01-01')?.fee).toBe(8500);
});

describe('restoring the fee', () => {
  const adjusted = adjustVersions(before.versions, increase);
  const restore = (from: string, versions: Parameters<typeof restoreFee>[0] = adjusted) =>
    restoreFee(versions, { from, adjustedFrom: '2026-12-15', adjustedFee: 8772, fee: 8500 })?.map(
      ({ validFrom, fee }) => [validFrom, fee],
    );

  test('on the day of the change removes the change; on a later day it adds a version', () => {
    expect(restore('2026-12-15')).toEqual([['2024-05-01', 8500]]);
    expect(restore('2027-02-01')).toEqual([
      ['2024-05-01', 8500],
      ['2026-12-15', 8772],
      ['2027-02-01', 8500],
    ]);
  });

  test('leaves a rent that was agreed for later, also one of the same amount', () => {
    expect(restore('2027-01-10', [...adjusted, version('2027-02-01', 8772)])).toEqual([
      ['2024-05-01', 8500],
      ['2026-12-15', 8772],
      ['2027-01-10', 8500],
      ['2027-02-01', 8772],
    ]);
    expect(restore('2027-02-10', [...adjusted, version('2027-02-01', 8772)])).toBeUndefined();
  });

  test('reaches a later version that continues the rent with another VAT', () => {
    const withoutTax = { ...version('2027-02-01', 8772), taxRate: 0, agreedFrom: '2024-05-01' };
    expect(restore('2026-12-15', [...adjusted, withoutTax])).toEqual([
      ['2024-05-01', 8500],
      ['2027-02-01', 8500],
    ]);
  });
});
