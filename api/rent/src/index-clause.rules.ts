import { monthsPerInterval, type PaymentInterval } from '@husrum/contract/lease';
import { divide, fraction, multiply, parseDecimal, roundHalfAwayFromZero, subtract, ZERO } from './fraction';

/**
 * The supplement of an index clause (docs/domain-rules.md, D-15 and D-30) in öre, for the same time as the base rent: its indexed
 * share × the relative rise of the October index since the base index. It is negative only if the clause says that the rent may
 * fall. Both index values must belong to the same series.
 */
export const indexSupplement = (clause: {
  baseRentOre: number;
  /** The part of the base rent that follows the index: 0.8 means 80 %. */
  share: number | string;
  baseIndex: number | string;
  index: number | string;
  /** Whether the rent may fall below the base rent. */
  mayFall?: boolean;
}): number => {
  const base = parseDecimal(clause.baseIndex);
  const rise = subtract(parseDecimal(clause.index), base);
  const factor = rise.numerator > 0n || clause.mayFall ? divide(rise, base) : ZERO;
  return roundHalfAwayFromZero(
    multiply(multiply(fraction(clause.baseRentOre), parseDecimal(clause.share)), factor),
  );
};

/**
 * The fee of a lease for a rent per year in öre (D-30), rounded half away from zero: to öre, or to four decimals per m². The result
 * is null for a fee per m² without an area.
 */
export const feeOfYearlyRent = (
  yearOre: number,
  { interval, feeAsM2, area }: { interval: PaymentInterval; feeAsM2: boolean; area: number | string | null },
): number | null => {
  const intervalOre = fraction(yearOre * monthsPerInterval[interval], 12);
  if (!feeAsM2) return roundHalfAwayFromZero(intervalOre) / 100;
  const squareMetres = parseDecimal(area ?? 0);
  if (squareMetres.numerator <= 0n) return null;
  return roundHalfAwayFromZero(divide(multiply(intervalOre, fraction(100)), squareMetres)) / 10_000;
};
