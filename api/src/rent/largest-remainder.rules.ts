import { type Fraction, floor, fraction, minus, negated, rounded, sum, toNumber } from './fraction';

const byRemainder = (a: { rest: Fraction }, b: { rest: Fraction }): number => {
  const difference = minus(b.rest, a.rest).numerator;
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
};

/**
 * Exact parts to whole numbers whose sum is the rounded exact total (largest remainder; the first of equal parts takes
 * the öre). Each is less than 1 from its part, and negated parts give the negated numbers.
 */
export const roundedToSum = (parts: readonly Fraction[]): number[] => {
  const leading = parts.find((part) => part.numerator !== 0n);
  if (leading === undefined) return parts.map(() => 0);
  if (leading.numerator < 0n) return roundedToSum(parts.map(negated)).map((n) => 0 - n);
  const floors = parts.map(floor);
  const missing = rounded(sum(parts)) - toNumber(floors.reduce((total, n) => total + n, 0n));
  const raised = parts
    .map((part, index) => ({ index, rest: minus(part, fraction(floors[index] ?? 0n)) }))
    .sort(byRemainder)
    .slice(0, missing)
    .map(({ index }) => index);
  return floors.map((n, index) => toNumber(n) + (raised.includes(index) ? 1 : 0));
};
