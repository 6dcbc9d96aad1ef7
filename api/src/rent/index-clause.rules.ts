import { decimal, fraction, minus, over, rounded, times, ZERO } from './fraction';

/**
 * The supplement of an index clause (D-15), in öre for the time that the base rent covers: the indexed share of it ×
 * the rise of the October index since the base. Never negative. Both numbers must be of the same series.
 */
export const indexSupplement = (clause: {
  baseRentOre: number;
  /** The part of the base rent that follows the index: 0.8 is 80 %. */
  share: number | string;
  baseIndex: number | string;
  index: number | string;
}): number => {
  const base = decimal(clause.baseIndex);
  const rise = minus(decimal(clause.index), base);
  const factor = rise.numerator > 0n ? over(rise, base) : ZERO;
  return rounded(times(times(fraction(clause.baseRentOre), decimal(clause.share)), factor));
};
