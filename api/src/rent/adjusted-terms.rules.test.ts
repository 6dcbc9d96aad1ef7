import { adjustAddons, adjustVersions, isReached } from './adjusted-terms.rules';

const version = (validFrom: string, fee: number, feeAsM2 = false) => ({
  validFrom,
  fee,
  feeAsM2,
  area: feeAsM2 ? 850 : null,
  interval: 'MONTHLY' as const,
});

describe('an adjusted rent', () => {
  const adjust = (versions: ReturnType<typeof version>[], rate: number, from = '2027-01-01') =>
    adjustVersions(versions, { rate, from }).map(({ validFrom, fee }) => [validFrom, fee]);

  it('counts from its day, and not before', () => {
    expect(adjust([version('2024-05-01', 8500)], 3.2)).toEqual([
      ['2024-05-01', 8500],
      ['2027-01-01', 8772],
    ]);
  });

  it('replaces the rent that began the same day', () => {
    expect(adjust([version('2024-05-01', 8000), version('2027-01-01', 8500)], 2)).toEqual([
      ['2024-05-01', 8000],
      ['2027-01-01', 8670],
    ]);
  });

  it('goes on through changes that are agreed for later', () => {
    expect(adjust([version('2024-05-01', 8000), version('2027-03-01', 8500)], 10)).toEqual([
      ['2024-05-01', 8000],
      ['2027-01-01', 8800],
      ['2027-03-01', 9350],
    ]);
  });

  it('builds on the one before: 2 % and then 3 % of 8 500 kr are 8 930,10 kr', () => {
    const once = adjustVersions([version('2024-05-01', 8500)], { rate: 2, from: '2027-01-01' });
    expect(adjust(once, 3)).toEqual([
      ['2024-05-01', 8500],
      ['2027-01-01', 8930.1],
    ]);
  });

  it('keeps four decimals per m²', () => {
    expect(adjust([version('2024-05-01', 125.5, true)], 3.2)[1]).toEqual(['2027-01-01', 129.516]);
  });

  it('reaches a lease that runs on its day', () => {
    const on = (start: string, stop: string | null) => isReached({ start, stop }, { from: '2027-01-01' });
    expect(on('2024-05-01', null)).toBe(true);
    expect(on('2027-01-01', '2027-01-01')).toBe(true);
    expect(on('2024-05-01', '2026-12-31')).toBe(false);
    expect(on('2027-01-02', null)).toBe(false);
  });
});

describe('adjusted add-ons', () => {
  const addon = (start: string, stop: string | null = null, feeOre = 20_000) => ({
    id: 1,
    name: 'Bilplats',
    feeOre,
    taxRate: 25,
    start,
    stop,
  });
  const adjustment = { from: '2027-01-01', rate: 3.2, addons: true };

  it('stay as they are unless they are ticked', () => {
    expect(adjustAddons([addon('2026-01-01')], { ...adjustment, addons: false })).toEqual([
      addon('2026-01-01'),
    ]);
  });

  it('end the day before and go on at the new fee', () => {
    expect(adjustAddons([addon('2026-01-01')], adjustment)).toEqual([
      addon('2026-01-01', '2026-12-31'),
      addon('2027-01-01', null, 20_640),
    ]);
  });

  it('that come later come at the new fee; those that are over stay', () => {
    expect(adjustAddons([addon('2027-03-01'), addon('2026-01-01', '2026-06-30')], adjustment)).toEqual([
      addon('2027-03-01', null, 20_640),
      addon('2026-01-01', '2026-06-30'),
    ]);
  });

  it('round half away from zero, also deductions', () => {
    const [up] = adjustAddons([addon('2027-01-01', null, 150)], { ...adjustment, rate: 1 });
    const [down] = adjustAddons([addon('2027-01-01', null, -150)], { ...adjustment, rate: 1 });
    expect([up?.feeOre, down?.feeOre]).toEqual([152, -152]);
  });
});
