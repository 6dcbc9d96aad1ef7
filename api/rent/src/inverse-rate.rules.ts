import { add, divide, fraction, multiply, negate, parseDecimal, roundHalfAwayFromZero } from './fraction';

const HUNDRED = fraction(100n);

/**
 * The rate that reverses an adjustment, in percent with four decimals (docs/domain-rules.md, D-15): −r / (1 + r). Only for
 * display: the restored rents are exact.
 */
export const inverseRate = (rate: number | string): number => {
  const share = divide(parseDecimal(rate), HUNDRED);
  const inverse = divide(negate(share), add(fraction(1n), share));
  return roundHalfAwayFromZero(multiply(inverse, fraction(1_000_000n))) / 10_000;
};
