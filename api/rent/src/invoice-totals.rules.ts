import { fraction, multiply, parseDecimal, roundHalfAwayFromZero } from './fraction';
import { rowTaxes, type TaxableRow } from './vat.rules';

/** The totals of an invoice in öre. */
export interface InvoiceTotals {
  /** The sum of the rows ex VAT. */
  feeOre: number;
  taxOre: number;
  /** The rounding to whole kronor; negative if it lowers the amount. */
  roundedOre: number;
  /** The amount to pay: fee + tax + rounding, in whole kronor. */
  payOre: number;
  /** The VAT of each row, in row order. */
  rowTaxesOre: number[];
}

const total = (amounts: readonly number[]): number => amounts.reduce((sum, ore) => sum + ore, 0);

/** Quantity × unit price in öre, rounded once. The quantity may have decimals. */
export const rowNet = (quantity: number | string, feeOre: number): number =>
  roundHalfAwayFromZero(multiply(parseDecimal(quantity), fraction(feeOre)));

/** Rounds an amount in öre to whole kronor, still in öre: 1–49 öre down, 50–99 up, mirrored below zero (law 1970:1029 § 2). */
export const toWholeKronor = (ore: number): number => roundHalfAwayFromZero(fraction(ore, 100n)) * 100;

/** The totals of an invoice's rows (docs/domain-rules.md, D-5, D-6). Rounding changes only the amount to pay, never the VAT. */
export const invoiceTotals = (rows: readonly TaxableRow[]): InvoiceTotals => {
  const rowTaxesOre = rowTaxes(rows);
  const feeOre = total(rows.map((row) => row.netOre));
  const taxOre = total(rowTaxesOre);
  const payOre = toWholeKronor(feeOre + taxOre);
  return { feeOre, taxOre, roundedOre: payOre - feeOre - taxOre, payOre, rowTaxesOre };
};
