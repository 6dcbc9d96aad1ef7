import { decimal, type Fraction, fraction, rounded, times } from './fraction';
import { roundedToSum } from './largest-remainder.rules';

/** What VAT is counted on. */
export interface Taxable {
  /** Öre ex VAT. */
  netOre: number;
  /** Percent: 0, 6, 12 or 25. */
  taxRate: number;
}

/** The summary that an invoice must carry: base and VAT for one rate. */
export interface VatLine {
  taxRate: number;
  netOre: number;
  taxOre: number;
}

const exactTax = ({ netOre, taxRate }: Taxable): Fraction =>
  Number.isInteger(taxRate)
    ? fraction(BigInt(netOre) * BigInt(taxRate), 100n)
    : times(fraction(netOre, 100n), decimal(taxRate));

const ratesOf = (rows: readonly Taxable[]): number[] => [...new Set(rows.map((row) => row.taxRate))];

/**
 * The VAT of each row in öre (D-5): counted on the sum of a rate's rows and rounded once, then dealt to the rows by
 * largest remainder. Skatteverket: tax on the base, two decimals.
 */
export const rowTaxes = (rows: readonly Taxable[]): number[] => {
  const taxes = rows.map(() => 0);
  for (const rate of ratesOf(rows)) {
    const indexes = rows.flatMap((row, index) => (row.taxRate === rate ? [index] : []));
    const dealt = roundedToSum(rows.filter((row) => row.taxRate === rate).map(exactTax));
    indexes.forEach((index, at) => {
      taxes[index] = dealt[at] ?? 0;
    });
  }
  return taxes;
};

/** Base and VAT by rate, highest rate first (D-5). */
export const vatByRate = (rows: readonly Taxable[]): VatLine[] =>
  ratesOf(rows)
    .sort((a, b) => b - a)
    .map((taxRate) => {
      const netOre = rows.reduce((net, row) => net + (row.taxRate === taxRate ? row.netOre : 0), 0);
      return { taxRate, netOre, taxOre: rounded(exactTax({ netOre, taxRate })) };
    });
