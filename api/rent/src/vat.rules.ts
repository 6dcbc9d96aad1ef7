import { type Fraction, fraction, multiply, parseDecimal } from './fraction';
import { roundByLargestRemainder } from './largest-remainder.rules';

/** A row with VAT. */
export interface TaxableRow {
  /** Öre ex VAT. */
  netOre: number;
  /** Percent: 0, 6, 12 or 25. */
  taxRate: number;
}

const exactTax = ({ netOre, taxRate }: TaxableRow): Fraction =>
  Number.isInteger(taxRate)
    ? fraction(BigInt(netOre) * BigInt(taxRate), 100n)
    : multiply(fraction(netOre, 100n), parseDecimal(taxRate));

const distinctRates = (rows: readonly TaxableRow[]): number[] => [...new Set(rows.map((row) => row.taxRate))];

/**
 * The VAT of each row in öre (docs/domain-rules.md, D-5): calculated on the sum per rate, rounded once, and distributed to the
 * rows by largest remainder.
 */
export const rowTaxes = (rows: readonly TaxableRow[]): number[] => {
  const taxes = rows.map(() => 0);
  for (const rate of distinctRates(rows)) {
    const indexes = rows.flatMap((row, index) => (row.taxRate === rate ? [index] : []));
    const rateTaxes = roundByLargestRemainder(rows.filter((row) => row.taxRate === rate).map(exactTax));
    indexes.forEach((index, at) => {
      taxes[index] = rateTaxes[at] ?? 0;
    });
  }
  return taxes;
};
