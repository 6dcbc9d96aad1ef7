import { add, divide, fraction, multiply, parseDecimal, roundHalfAwayFromZero } from './fraction';

const HUNDRED = fraction(100n);

/**
 * A fee in SEK after a change by `rate` percent (docs/domain-rules.md, D-15), rounded half away from zero to two decimals, or
 * four for a fee per m². The calculation is exact.
 */
export const adjustFee = (fee: number | string, rate: number | string, feeAsM2: boolean): number => {
  const scale = feeAsM2 ? 10_000 : 100;
  const factor = add(fraction(1n), divide(parseDecimal(rate), HUNDRED));
  return roundHalfAwayFromZero(multiply(multiply(parseDecimal(fee), factor), fraction(scale))) / scale;
};
