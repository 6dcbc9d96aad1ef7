import type { Addon } from './addon-rows.rules';
import { planInvoice } from './plan-invoice.rules';

const rent = {
  validFrom: '2024-01-01',
  fee: 8500,
  feeAsM2: false,
  areas: [],
  interval: 'MONTHLY',
  taxRate: 0,
} as const;
const since = { start: '2024-01-01', stop: null };
const addons: Addon[] = [
  { id: 1, name: 'Vatten', feeOre: 45_050, taxRate: 25, interval: 'PER_NOTICE', ...since },
  { id: 2, name: 'Bredband', feeOre: 19_900, taxRate: 25, interval: 'PER_NOTICE', ...since },
  { id: 3, name: 'Rabatt', feeOre: -15_000, taxRate: 0, interval: 'PER_NOTICE', ...since },
];

describe('planInvoice', () => {
  it('has a row for the rent and for each add-on, their VAT, and totals with rounding', () => {
    const invoice = planInvoice({ start: '2026-11-01', stop: '2026-11-30' }, [rent], addons);
    expect(invoice.rows.map(({ name, netOre, taxOre, addonId }) => [name, netOre, taxOre, addonId])).toEqual([
      ['Hyra november 2026', 850_000, 0, null],
      ['Vatten', 45_050, 11_263, 1],
      ['Bredband', 19_900, 4_975, 2],
      ['Rabatt', -15_000, 0, 3],
    ]);
    expect(invoice.totals).toMatchObject({
      feeOre: 899_950,
      taxOre: 16_238,
      roundedOre: 12,
      payOre: 916_200,
    });
  });

  it('has a row for each rent version in force', () => {
    const raised = { ...rent, validFrom: '2027-02-15', fee: 46_800 };
    const quarterly = [{ ...rent, fee: 45_000 }, raised].map((version) => ({
      ...version,
      interval: 'QUARTERLY' as const,
      taxRate: 25,
    }));
    const invoice = planInvoice({ start: '2027-01-01', stop: '2027-03-31' }, quarterly, []);
    expect(invoice.rows.map((row) => row.name)).toEqual([
      'Hyra 2027-01-01 – 2027-02-14',
      'Hyra 2027-02-15 – 2027-03-31',
    ]);
    expect(invoice.totals).toMatchObject({ feeOre: 4_590_000, taxOre: 1_147_500, payOre: 5_737_500 });
  });
});
