import { divide, fraction, multiply, parseDecimal, roundHalfAwayFromZero, subtract, ZERO } from './fraction';

/**
 * The supplement of an index clause (docs/domain-rules.md, D-15) in öre, for the same time as the base rent: its indexed
 * share × the relative rise of the October index since the base index. It is never negative. Both index values must belong to
 * the same series.
 */
export const indexSupplement = (clause: {
  baseRentOre: number;
  /** The part of the base rent that follows the index: 0.8 means 80 %. */
  share: number | string;
  baseIndex: number | string;
  index: number | string;
}): number => {
  const base = parseDecimal(clause.baseIndex);
  const rise = subtract(parseDecimal(clause.index), base);
  const factor = rise.numerator > 0n ? divide(rise, base) : ZERO;
  return roundHalfAwayFromZero(
    multiply(multiply(fraction(clause.baseRentOre), parseDecimal(clause.share)), factor),
  );
};
