import { type RentVersion, rentRows } from './rent-rows.rules';

const version = (
  validFrom: string,
  fee: number,
  interval: RentVersion['interval'] = 'QUARTERLY',
): RentVersion => ({
  validFrom,
  fee,
  feeAsM2: false,
  areas: [],
  interval,
});

// The number is that of the rule in docs/domain-rules.md.
describe('D-4 rent rows', () => {
  it('splits a quarter where the rent is raised by 4 %', () => {
    const rows = rentRows({ start: '2027-01-01', stop: '2027-03-31' }, [
      version('2027-02-15', 46_800),
      version('2024-05-01', 45_000),
    ]);
    expect(rows.map(({ period, amountOre }) => ({ ...period, amountOre }))).toEqual([
      { start: '2027-01-01', stop: '2027-02-14', amountOre: 2_250_000 },
      { start: '2027-02-15', stop: '2027-03-31', amountOre: 2_340_000 },
    ]);
  });

  it('gives one row for one version, also before its start', () => {
    const rows = rentRows({ start: '2026-11-01', stop: '2026-11-30' }, [
      version('2027-01-01', 8500, 'MONTHLY'),
    ]);
    expect(rows).toMatchObject([{ amountOre: 850_000, intervalOre: 850_000 }]);
  });

  it('skips versions that are not in force, and uses the last version of a day', () => {
    const versions = [
      version('2024-01-01', 8000, 'MONTHLY'),
      version('2025-01-01', 8200, 'MONTHLY'),
      version('2025-01-01', 8300, 'MONTHLY'),
      version('2027-01-01', 9000, 'MONTHLY'),
    ];
    const rows = rentRows({ start: '2026-11-01', stop: '2026-11-30' }, versions);
    expect(rows.map((row) => row.amountOre)).toEqual([830_000]);
  });

  it('throws without a version', () => {
    expect(() => rentRows({ start: '2026-11-01', stop: '2026-11-30' }, [])).toThrow(RangeError);
  });
});
