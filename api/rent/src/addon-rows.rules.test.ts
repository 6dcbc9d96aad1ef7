import { paymentIntervals } from '@husrum/contract/lease';
import { type Addon, addonRows } from './addon-rows.rules';

const broadband: Addon = {
  id: 1,
  name: 'Bredband',
  feeOre: 19_900,
  taxRate: 25,
  interval: 'PER_NOTICE',
  start: '2024-01-01',
  stop: null,
};
const november = { start: '2026-11-01', stop: '2026-11-30' };
const amounts = (addons: Addon[]) => addonRows(november, 'MONTHLY', addons).map((row) => row.amountOre);

// The number is that of the rule in docs/domain-rules.md.
describe('D-19 add-ons', () => {
  it('give the fee for a whole period, also for deductions', () => {
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

  it('are prorated per payment interval', () => {
    const quarter = { start: '2026-11-01', stop: '2027-01-31' };
    const [row] = addonRows(quarter, 'QUARTERLY', [{ ...broadband, start: '2026-12-01' }]);
    expect(row).toMatchObject({ amountOre: 13_267, period: { start: '2026-12-01', stop: '2027-01-31' } });
  });

  it.each([
    ['2026-11-01', '2026-11-30', 'MONTHLY', 19_900],
    ['2026-11-01', '2027-01-31', 'QUARTERLY', 59_700],
    ['2026-11-16', '2027-01-31', 'QUARTERLY', 49_750],
    ['2027-01-01', '2027-02-10', 'QUARTERLY', 27_007],
    ['2026-11-01', '2027-10-31', 'YEARLY', 238_800],
  ] as const)(
    'with a monthly fee give, from %s to %s on a lease paid %s, %i öre',
    (start, stop, interval, amountOre) => {
      const monthly: Addon = { ...broadband, interval: 'MONTHLY' };
      expect(addonRows({ start, stop }, interval, [monthly])).toEqual([
        { addon: monthly, period: { start, stop }, amountOre },
      ]);
    },
  );

  it('with a monthly fee give the same amount on every lease, whatever its payment interval', () => {
    const monthly: Addon = { ...broadband, interval: 'MONTHLY', start: '2026-11-16' };
    const year = { start: '2026-11-01', stop: '2027-10-31' };
    const yearAmounts = paymentIntervals.map(
      (interval) => addonRows(year, interval, [monthly])[0]?.amountOre,
    );
    expect(new Set(yearAmounts)).toEqual(new Set([228_850]));
  });
});
