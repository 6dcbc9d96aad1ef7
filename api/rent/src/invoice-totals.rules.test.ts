import { invoiceTotals, rowNet, toWholeKronor } from './invoice-totals.rules';
import { rowTaxes } from './vat.rules';
import vectors from './vectors/rent.vectors.json';

const taxable = (rows: { net_ore: number; tax_rate: number }[]) =>
  rows.map((row) => ({ netOre: row.net_ore, taxRate: row.tax_rate }));

// The numbers are those of the rules in docs/domain-rules.md.
describe('D-5 and D-6 totals of an invoice', () => {
  it.each(vectors.invoices)('$title', (invoice) => {
    expect(invoiceTotals(taxable(invoice.rows))).toEqual({
      feeOre: invoice.fee_ore,
      taxOre: invoice.tax_ore,
      roundedOre: invoice.rounded_amount_ore,
      payOre: invoice.pay_amount_rounded_ore,
      rowTaxesOre: invoice.rows.map((row) => row.tax_ore),
    });
  });

  it.each(vectors.vat_and_rounding)('rounds $total_ore öre to $pay_ore', (example) => {
    const rows = example.rows.map((row) => ({ netOre: row.net_ore, taxRate: row.rate }));
    const totals = invoiceTotals(rows);
    expect(totals.rowTaxesOre).toEqual(example.rows.map((row) => row.vat_ore));
    expect(totals.feeOre + totals.taxOre).toBe(example.total_ore);
    expect([totals.payOre, totals.roundedOre]).toEqual([example.pay_ore, example.rounding_ore]);
  });

  it('gives the VAT of Skatteverket’s example: 1 116,94 on 3 500 + 720 + 247,75', () => {
    const rows = [350_000, 72_000, 24_775].map((netOre) => ({ netOre, taxRate: 25 }));
    expect(invoiceTotals(rows).taxOre).toBe(111_694);
  });

  it('rounds 50 öre up and 49 down', () => {
    expect(invoiceTotals([{ netOre: 100_050, taxRate: 0 }])).toMatchObject({
      roundedOre: 50,
      payOre: 100_100,
    });
    expect([149, 150, -149, -150].map(toWholeKronor)).toEqual([100, 200, -100, -200]);
  });

  it('distributes the VAT of each rate to its rows', () => {
    const rows = taxable(vectors.invoices[0]?.rows ?? []);
    const taxOf = (rate: number) =>
      rowTaxes(rows).reduce((sum, tax, index) => sum + (rows[index]?.taxRate === rate ? tax : 0), 0);
    expect([taxOf(25), taxOf(0)]).toEqual([16_238, 0]);
    expect(rowTaxes([])).toEqual([]);
  });

  it('are 0 without rows', () => {
    expect(invoiceTotals([])).toEqual({ feeOre: 0, taxOre: 0, roundedOre: 0, payOre: 0, rowTaxesOre: [] });
  });

  it('multiplies quantity and price exactly', () => {
    expect(rowNet(3, 33_333)).toBe(99_999);
    expect(rowNet(2.5, 101)).toBe(253);
    expect(rowNet('-1.5', 101)).toBe(-152);
  });
});
