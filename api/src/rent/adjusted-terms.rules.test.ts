import {
  adjustAddons,
  adjustVersions,
  applyAdjustments,
  countedAdjustments,
  isAdjusted,
} from './adjusted-terms.rules';

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

  it('replaces a rent version that starts on the same day', () => {
    expect(adjust([version('2024-05-01', 8000), version('2027-01-01', 8500)], 2)).toEqual([
      ['2024-05-01', 8000],
      ['2027-01-01', 8670],
    ]);
  });

  it('also adjusts later rent versions', () => {
    expect(adjust([version('2024-05-01', 8000), version('2027-03-01', 8500)], 10)).toEqual([
      ['2024-05-01', 8000],
      ['2027-01-01', 8800],
      ['2027-03-01', 9350],
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

  it('changes only leases that run on its day', () => {
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
  const adjustment = { from: '2027-01-01', rate: 3.2, addons: true };

  it('are unchanged unless the adjustment includes add-ons', () => {
    expect(adjustAddons([addon('2026-01-01')], { ...adjustment, addons: false })).toEqual([
      addon('2026-01-01'),
    ]);
  });

  it('end the day before, and continue with the new fee', () => {
    expect(adjustAddons([addon('2026-01-01')], adjustment)).toEqual([
      addon('2026-01-01', '2026-12-31'),
      addon('2027-01-01', null, 20_640),
    ]);
  });

  it('that start later get the new fee; ended ones are unchanged', () => {
    expect(adjustAddons([addon('2027-03-01'), addon('2026-01-01', '2026-06-30')], adjustment)).toEqual([
      addon('2027-03-01', null, 20_640),
      addon('2026-01-01', '2026-06-30'),
    ]);
  });

  it('are rounded half away from zero, also deductions', () => {
    const [surcharge] = adjustAddons([addon('2027-01-01', null, 150)], { ...adjustment, rate: 1 });
    const [deduction] = adjustAddons([addon('2027-01-01', null, -150)], { ...adjustment, rate: 1 });
    expect([surcharge?.feeOre, deduction?.feeOre]).toEqual([152, -152]);
  });
});

describe('the scheduled adjustments of an invoice', () => {
  const lease = { start: '2024-05-01', stop: '2027-12-31' };
  const adjustments = [
    { id: 1, from: '2027-01-01', rate: 2, addons: false },
    { id: 2, from: '2027-02-15', rate: '3.0000', addons: true },
    { id: 3, from: '2028-01-01', rate: 10, addons: true },
  ];

  it('are those that are due by the end of its period, while the lease runs', () => {
    const idsFor = (start: string, stop: string) =>
      countedAdjustments(lease, { start, stop }, adjustments).map(({ id }) => id);
    expect(idsFor('2026-12-01', '2026-12-31')).toEqual([]);
    expect(idsFor('2027-01-01', '2027-01-31')).toEqual([1]);
    expect(idsFor('2027-02-01', '2027-02-28')).toEqual([1, 2]);
    expect(idsFor('2027-12-01', '2028-02-28')).toEqual([1, 2]);
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
    const terms = { versions: [{ ...version('2024-05-01', 8500), taxRate: 0 }], addons: [addon] };
    const { versions, addons } = applyAdjustments(lease, terms, adjustments);
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
