import { addDays, daysBetween, earliest, type LocalDate } from '@husrum/format';
import { decimal, fraction, rounded, sum, times } from './fraction';

/** The yearly rate in percent from a day on: the Riksbank's reference rate and what comes on top (räntelagen § 6). */
export interface InterestRate {
  from: LocalDate;
  percent: number | string;
}

/**
 * Interest in öre on an amount that was due one day and unpaid through another (D-16): days from the day after the due
 * date, each at its day's rate, over 365; rounded once. Days before the first rate bear none.
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
    const last = next === undefined ? through : earliest(through, addDays(next.from, -1));
    const days = Math.max(0, daysBetween(first, last) + 1);
    return times(fraction(days, 36_500n), decimal(percent));
  });
  return rounded(times(fraction(principalOre), sum(parts)));
};
