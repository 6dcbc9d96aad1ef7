import { sumInvoice } from './fortnox-totals.rules';

const row = (price: number, vat: number, quantity = '1', discount = 0) => ({
  price,
  vat,
  quantity,
  discount,
});
const sum = (...rows: ReturnType<typeof row>[]) =>
  sumInvoice(rows, { isVatIncluded: false, roundsToKronor: true });

describe('sumInvoice', () => {
  it('calculates the VAT of a rate on the sum of its rows, not on each row', () => {
    expect(sum(row(333.33, 25), row(333.33, 25), row(333.33, 25))).toMatchObject({
      net: 99_999,
      vat: 25_000,
      roundOff: 1,
      total: 125_000,
    });
  });
  it('rounds the sum to whole kronor, 50 öre up', () => {
    expect(sum(row(1000.5, 0))).toMatchObject({ roundOff: 50, total: 100_100 });
    expect(sum(row(1000.49, 0))).toMatchObject({ roundOff: -49, total: 100_000 });
  });
  it('gives a negative quantity the same amounts with the opposite sign', () => {
    expect(sum(row(1000.5, 0, '-1'))).toMatchObject({ roundOff: -50, total: -100_100 });
  });
  it('takes quantity and discount into account', () => {
    expect(sum(row(10, 25, '1.5', 10)).rows).toEqual([1350]);
  });
  it('finds the VAT inside prices that include it', () => {
    const totals = sumInvoice([row(125, 25)], { isVatIncluded: true, roundsToKronor: false });
    expect(totals).toMatchObject({ net: 10_000, vat: 2500, total: 12_500, roundOff: 0 });
  });
});
