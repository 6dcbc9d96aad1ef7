import { decimal, fraction, negated, over, plus, rounded, times } from '../rent/fraction';

const HUNDRED = fraction(100n);

/** The rate that takes an adjustment back, in percent with four decimals (D-15): −r / (1 + r). Shown; what is given back is exact. */
export const inverseRate = (rate: number | string): number => {
  const share = over(decimal(rate), HUNDRED);
  const inverse = over(negated(share), plus(fraction(1n), share));
  return rounded(times(inverse, fraction(1_000_000n))) / 10_000;
};
