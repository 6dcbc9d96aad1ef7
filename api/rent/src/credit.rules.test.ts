import { reverseInvoice } from './credit.rules';
import vectors from './vectors/rent.vectors.json';

// The number is that of the rule in docs/domain-rules.md.
describe('D-13 credit', () => {
  it('reverses every amount of the first example', () => {
    const invoice = vectors.invoices[0];
    if (invoice === undefined) throw new Error('No example');
    const credit = reverseInvoice({
      rows: invoice.rows.map((row) => ({
        name: 'Rad',
        quantity: 1,
        feeOre: row.net_ore,
        netOre: row.net_ore,
        taxOre: row.tax_ore,
      })),
      feeOre: invoice.fee_ore,
      taxOre: invoice.tax_ore,
      roundedOre: invoice.rounded_amount_ore,
      payOre: invoice.pay_amount_rounded_ore,
    });
    expect(credit).toMatchObject({ feeOre: -899_950, taxOre: -16_238, roundedOre: -12, payOre: -916_200 });
    expect(credit.rows[1]).toEqual({
      name: 'Rad',
      quantity: 1,
      feeOre: -45_050,
      netOre: -45_050,
      taxOre: -11_263,
    });
    expect(Object.is(credit.rows[0]?.taxOre, 0)).toBe(true);
  });
});
