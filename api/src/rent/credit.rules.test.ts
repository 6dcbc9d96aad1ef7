import { creditOf } from './credit.rules';
import vectors from './vectors/rent.vectors.json';

describe('D-13 credit', () => {
  it('is the mirror of the first example', () => {
    const notice = vectors.notices[0];
    if (notice === undefined) throw new Error('No example');
    const credit = creditOf({
      rows: notice.rows.map((row) => ({
        name: 'Rad',
        quantity: 1,
        feeOre: row.net_ore,
        netOre: row.net_ore,
        taxOre: row.tax_ore,
      })),
      feeOre: notice.fee_ore,
      taxOre: notice.tax_ore,
      roundedOre: notice.rounded_amount_ore,
      payOre: notice.pay_amount_rounded_ore,
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
