import {
  type Fraction,
  floor,
  fraction,
  negate,
  roundHalfAwayFromZero,
  subtract,
  sum,
  toNumber,
} from './fraction';

const byRemainder = (a: { remainder: Fraction }, b: { remainder: Fraction }): number => {
  const difference = subtract(b.remainder, a.remainder).numerator;
  if (difference === 0n) return 0;
  return difference < 0n ? -1 : 1;
};

/**
 * Rounds exact parts to whole numbers that sum to the rounded exact total, by largest remainder; of equal parts the first
 * is rounded up. Each result differs from its part by less than 1. Negated parts give negated results.
 */
export const roundByLargestRemainder = (parts: readonly Fraction[]): number[] => {
  const firstNonZero = parts.find((part) => part.numerator !== 0n);
  if (firstNonZero === undefined) return parts.map(() => 0);
  if (firstNonZero.numerator < 0n) return roundByLargestRemainder(parts.map(negate)).map((n) => 0 - n);
  const floors = parts.map(floor);
  const roundUpCount =
    roundHalfAwayFromZero(sum(parts)) - toNumber(floors.reduce((total, n) => total + n, 0n));
  const roundedUp = parts
    .map((part, index) => ({ index, remainder: subtract(part, fraction(floors[index] ?? 0n)) }))
    .sort(byRemainder)
    .slice(0, roundUpCount)
    .map(({ index }) => index);
  return floors.map((n, index) => toNumber(n) + (roundedUp.includes(index) ? 1 : 0));
};
