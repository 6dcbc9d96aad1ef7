import { decimal, fraction, rounded, times } from './fraction';
import { rowTaxes, type Taxable } from './vat.rules';

/** The sums of an invoice, all in öre. */
export interface InvoiceTotals {
  /** Σ rows ex VAT. */
  feeOre: number;
  taxOre: number;
  /** What rounding to whole kronor adds; negative when it takes away. */
  roundedOre: number;
  /** What the tenant pays: fee + tax + rounding, whole kronor. */
  payOre: number;
  /** The VAT of each row, in the order of the rows. */
  rowTaxesOre: number[];
}

const total = (amounts: readonly number[]): number => amounts.reduce((sum, ore) => sum + ore, 0);

/** Quantity × price in öre, rounded once. The quantity may have decimals. */
export const rowNet = (quantity: number | string, feeOre: number): number =>
  rounded(times(decimal(quantity), fraction(feeOre)));

/** Öre to whole kronor, still in öre: 1–49 down, 50–99 up, mirrored below zero (law 1970:1029 § 2). */
export const toWholeKronor = (ore: number): number => rounded(fraction(ore, 100n)) * 100;

/** The sums of an invoice's rows (D-5, D-6). Rounding touches the amount to pay only, never the VAT. */
export const invoiceTotals = (rows: readonly Taxable[]): InvoiceTotals => {
  const rowTaxesOre = rowTaxes(rows);
  const feeOre = total(rows.map((row) => row.netOre));
  const taxOre = total(rowTaxesOre);
  const payOre = toWholeKronor(feeOre + taxOre);
  return { feeOre, taxOre, roundedOre: payOre - feeOre - taxOre, payOre, rowTaxesOre };
};
