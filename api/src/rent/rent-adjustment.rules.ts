import { decimal, fraction, over, plus, rounded, times } from './fraction';

const HUNDRED = fraction(100n);

/**
 * A fee after a change by `rate` percent (D-15), in SEK: two decimals, four for a fee per m², half away from zero.
 * Takes and gives the fee as the wire has it; exact in between.
 */
export const adjustedFee = (fee: number | string, rate: number | string, feeAsM2: boolean): number => {
  const scale = feeAsM2 ? 10_000 : 100;
  const factor = plus(fraction(1n), over(decimal(rate), HUNDRED));
  return rounded(times(times(decimal(fee), factor), fraction(scale))) / scale;
};
