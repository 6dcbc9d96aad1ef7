import { type Addon, addonRows } from './addon-rows.rules';

const broadband: Addon = {
  id: 1,
  name: 'Bredband',
  feeOre: 19_900,
  taxRate: 25,
  start: '2024-01-01',
  stop: null,
};
const november = { start: '2026-11-01', stop: '2026-11-30' };
const amounts = (addons: Addon[]) => addonRows(november, 'MONTHLY', addons).map((row) => row.amountOre);

describe('D-19 add-ons', () => {
  it('pay the fee for a whole period, deductions too', () => {
    expect(amounts([broadband, { ...broadband, id: 2, feeOre: -15_000 }])).toEqual([19_900, -15_000]);
  });

  it('are prorated from their start and to their end', () => {
    expect(amounts([{ ...broadband, start: '2026-11-16' }])).toEqual([9_950]);
    expect(amounts([{ ...broadband, stop: '2026-11-10' }])).toEqual([6_633]);
  });

  it('are left out when not in force', () => {
    expect(
      amounts([
        { ...broadband, start: '2026-12-01' },
        { ...broadband, stop: '2026-10-31' },
      ]),
    ).toEqual([]);
  });

  it('count per invoice of the interval', () => {
    const quarter = { start: '2026-11-01', stop: '2027-01-31' };
    const [row] = addonRows(quarter, 'QUARTERLY', [{ ...broadband, start: '2026-12-01' }]);
    expect(row).toMatchObject({ amountOre: 13_267, period: { start: '2026-12-01', stop: '2027-01-31' } });
  });
});
