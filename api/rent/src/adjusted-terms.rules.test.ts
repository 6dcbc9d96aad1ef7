import type { Addon } from './addon-rows.rules';
import {
  adjustAddons,
  adjustVersions,
  applyAdjustments,
  includedAdjustments,
  isAdjusted,
} from './adjusted-terms.rules';
import { rentRows } from './rent-rows.rules';

const version = (validFrom: string, fee: number, feeAsM2 = false) => ({
  validFrom,
  fee,
  feeAsM2,
  areas: feeAsM2 ? [{ validFrom: '2020-01-01', area: 850 }] : [],
  interval: 'MONTHLY' as const,
});

describe('an adjusted rent', () => {
  const adjust = (versions: ReturnType<typeof version>[], rate: number, from = '2027-01-01') =>
    adjustVersions(versions, { rate, from }).map(({ validFrom, fee }) => [validFrom, fee]);

  it('applies from its day, not before', () => {
    expect(adjust([version('2024-05-01', 8500)], 3.2)).toEqual([
      ['2024-05-01', 8500],
      ['2027-01-01', 8772],
    ]);
  });

  it('leaves a rent that was agreed for the same day', () => {
    expect(adjust([version('2024-05-01', 8000), version('2027-01-01', 8500)], 2)).toEqual([
      ['2024-05-01', 8000],
      ['2027-01-01', 8500],
    ]);
  });

  it('changes the rent that a lease begins with also on its first day', () => {
    expect(adjust([version('2027-01-01', 8500)], 10)).toEqual([['2027-01-01', 9350]]);
  });

  it('leaves a rent that was agreed for a later day, which then gets later adjustments', () => {
    const once = adjustVersions([version('2024-05-01', 8000), version('2027-03-01', 8500)], {
      rate: 10,
      from: '2027-01-01',
    });
    expect(adjust(once, 2, '2027-03-02')).toEqual([
      ['2024-05-01', 8000],
      ['2027-01-01', 8800],
      ['2027-03-01', 8500],
      ['2027-03-02', 8670],
    ]);
  });

  it('also adjusts a later version that continues the same rent, for example with another VAT', () => {
    const continued = { ...version('2027-03-01', 8000), agreedFrom: '2024-05-01' };
    expect(adjust([version('2024-05-01', 8000), continued], 10)).toEqual([
      ['2024-05-01', 8000],
      ['2027-01-01', 8800],
      ['2027-03-01', 8800],
    ]);
  });

  it('leaves 8 256,24 kr from 2026-08-01 as it is, whether +0,37 % on 2026-06-27 comes before or after it', () => {
    const raise = { rate: 0.37, from: '2026-06-27' };
    const [old, agreed] = [version('2026-02-01', 8100), version('2026-08-01', 8256.24)];
    const raisedFirst = [...adjustVersions([old], raise), agreed];
    expect(adjustVersions([old, agreed], raise)).toEqual(raisedFirst);
    expect(raisedFirst.map(({ validFrom, fee }) => [validFrom, fee])).toEqual([
      ['2026-02-01', 8100],
      ['2026-06-27', 8129.97],
      ['2026-08-01', 8256.24],
    ]);
  });

  it('splits a quarter: 15 000 + 7 800 + 23 500 kr, with 47 000 kr agreed from 2027-02-15 after +4 % on 2027-02-01', () => {
    const quarterly = (validFrom: string, fee: number) => ({
      ...version(validFrom, fee),
      interval: 'QUARTERLY' as const,
    });
    const versions = adjustVersions([quarterly('2024-05-01', 45_000), quarterly('2027-02-15', 47_000)], {
      rate: 4,
      from: '2027-02-01',
    });
    const rows = rentRows({ start: '2027-01-01', stop: '2027-03-31' }, versions);
    expect(rows.map(({ period, amountOre }) => [period.start, amountOre])).toEqual([
      ['2027-01-01', 1_500_000],
      ['2027-02-01', 780_000],
      ['2027-02-15', 2_350_000],
    ]);
  });

  it('compounds: 8 500 kr + 2 % + 3 % is 8 930,10 kr', () => {
    const once = adjustVersions([version('2024-05-01', 8500)], { rate: 2, from: '2027-01-01' });
    expect(adjust(once, 3)).toEqual([
      ['2024-05-01', 8500],
      ['2027-01-01', 8930.1],
    ]);
  });

  it('keeps four decimals of a fee per m²', () => {
    expect(adjust([version('2024-05-01', 125.5, true)], 3.2)[1]).toEqual(['2027-01-01', 129.516]);
  });

  it('changes only leases that run on the day of execution', () => {
    const isChanged = (start: string, stop: string | null) =>
      isAdjusted({ start, stop }, { from: '2027-01-01' });
    expect(isChanged('2024-05-01', null)).toBe(true);
    expect(isChanged('2027-01-01', '2027-01-01')).toBe(true);
    expect(isChanged('2024-05-01', '2026-12-31')).toBe(false);
    expect(isChanged('2027-01-02', null)).toBe(false);
  });
});

describe('adjusted add-ons', () => {
  const addon = (start: string, stop: string | null = null, feeOre = 20_000) => ({
    id: 1,
    name: 'Bilplats',
    feeOre,
    taxRate: 25,
    interval: 'MONTHLY' as const,
    start,
    stop,
  });
  const adjustment = { from: '2027-01-01', rate: 3.2, includesAddons: true };

  it('are unchanged unless the adjustment includes add-ons', () => {
    expect(adjustAddons([addon('2026-01-01')], { ...adjustment, includesAddons: false })).toEqual([
      addon('2026-01-01'),
    ]);
  });

  it('end the day before, and continue with the new fee', () => {
    expect(adjustAddons([addon('2026-01-01')], adjustment)).toEqual([
      addon('2026-01-01', '2026-12-31'),
      { ...addon('2027-01-01', null, 20_640), agreedFrom: '2026-01-01' },
    ]);
  });

  it('that start on the day of execution or later are unchanged, as are ended ones', () => {
    const addons = [addon('2027-01-01'), addon('2027-03-01'), addon('2026-01-01', '2026-06-30')];
    expect(adjustAddons(addons, adjustment)).toEqual(addons);
  });

  it('compound on the same day', () => {
    const once = adjustAddons([addon('2026-01-01')], adjustment);
    expect(adjustAddons(once, { ...adjustment, rate: 10 }).at(-1)?.feeOre).toBe(22_704);
  });

  it('are rounded half away from zero, also deductions', () => {
    const adjustFees = (feeOre: number) =>
      adjustAddons([addon('2026-01-01', null, feeOre)], { ...adjustment, rate: 1 }).map(
        (part) => part.feeOre,
      );
    expect([adjustFees(150), adjustFees(-150)]).toEqual([
      [150, 152],
      [-150, -152],
    ]);
  });
});

describe('the scheduled adjustments of an invoice', () => {
  const terms = { versions: [{ ...version('2024-05-01', 8500), taxRate: 0 }], addons: [] };
  const lease = { start: '2024-05-01', stop: '2027-12-31', ...terms };
  const adjustments = [
    { id: 1, from: '2027-01-01', rate: 2, includesAddons: false },
    { id: 2, from: '2027-02-15', rate: '3.0000', includesAddons: true },
    { id: 3, from: '2028-01-01', rate: 10, includesAddons: true },
  ];

  it('are those that are due by the end of its period, while the lease runs', () => {
    const idsFor = (start: string, stop: string) =>
      includedAdjustments(lease, { start, stop }, adjustments).map(({ id }) => id);
    expect(idsFor('2026-12-01', '2026-12-31')).toEqual([]);
    expect(idsFor('2027-01-01', '2027-01-31')).toEqual([1]);
    expect(idsFor('2027-02-01', '2027-02-28')).toEqual([1, 2]);
    expect(idsFor('2027-12-01', '2028-02-28')).toEqual([1, 2]);
  });

  it('are only those that change its terms', () => {
    const idsFor = (versions: typeof terms.versions, addons: Addon[]) =>
      includedAdjustments(
        { ...lease, versions, addons },
        { start: '2027-02-01', stop: '2027-02-28' },
        adjustments,
      ).map(({ id }) => id);
    const [old] = terms.versions;
    const agreed = (validFrom: string) => [
      ...terms.versions,
      { ...old, ...version(validFrom, 9000), taxRate: 0 },
    ];
    expect(idsFor(agreed('2027-02-01'), [])).toEqual([2]);
    expect(idsFor(agreed('2027-02-10'), [])).toEqual([1, 2]);
    expect(idsFor(agreed('2027-02-15'), [])).toEqual([1]);
    const addon = { id: 1, name: 'El', feeOre: 1, taxRate: 25, interval: 'MONTHLY' as const, stop: null };
    expect(idsFor(agreed('2027-02-15'), [{ ...addon, start: '2027-02-14' }])).toEqual([1, 2]);
    expect(idsFor(agreed('2027-02-15'), [{ ...addon, start: '2027-02-15' }])).toEqual([1]);
  });

  it('change its terms one after the other: 8 500 kr + 2 % + 3 % is 8 930,10 kr', () => {
    const addon = {
      id: 1,
      name: 'Bilplats',
      feeOre: 20_000,
      taxRate: 25,
      interval: 'PER_NOTICE' as const,
      start: '2026-01-01',
      stop: null,
    };
    const { versions, addons } = applyAdjustments(lease, { ...terms, addons: [addon] }, adjustments);
    expect(versions.map(({ validFrom, fee }) => [validFrom, fee])).toEqual([
      ['2024-05-01', 8500],
      ['2027-01-01', 8670],
      ['2027-02-15', 8930.1],
    ]);
    expect(addons.map(({ start, feeOre }) => [start, feeOre])).toEqual([
      ['2026-01-01', 20_000],
      ['2027-02-15', 20_600],
    ]);
  });
});
