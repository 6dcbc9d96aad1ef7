import { addDays, daysBetween, earliestDate, type LocalDate } from '@husrum/format';
import { fraction, multiply, parseDecimal, roundHalfAwayFromZero, sum } from './fraction';

/** The yearly rate in percent from a day on: the Riksbank's reference rate plus the statutory addition (räntelagen § 6). */
export interface InterestRate {
  from: LocalDate;
  percent: number | string;
}

/**
 * Late interest in öre (docs/domain-rules.md, D-16) on an amount that is still unpaid on the day `through`. From the day after the
 * due date, each day bears a 365th of the yearly rate that applies on it. The sum is rounded once. Days before the first rate bear
 * no interest.
 */
export const lateInterest = (
  principalOre: number,
  due: LocalDate,
  through: LocalDate,
  rates: readonly InterestRate[],
): number => {
  const inOrder = rates.toSorted((a, b) => (a.from < b.from ? -1 : 1));
  const parts = inOrder.map(({ from, percent }, index) => {
    const first = from > due ? from : addDays(due, 1);
    const next = inOrder[index + 1];
    const last = next === undefined ? through : earliestDate(through, addDays(next.from, -1));
    const days = Math.max(0, daysBetween(first, last) + 1);
    return multiply(fraction(days, 36_500n), parseDecimal(percent));
  });
  return roundHalfAwayFromZero(multiply(fraction(principalOre), sum(parts)));
};
