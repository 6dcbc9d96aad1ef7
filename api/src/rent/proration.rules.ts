import { monthsOf, type PaymentInterval } from '@husrum/contract/lease';
import { addMonthsToMonth, daysInMonth, endOfMonth, type Month, monthOf, startOfMonth } from '@husrum/format';
import { type Fraction, fraction, rounded, sum, times } from './fraction';
import { daysIn, type Period, shared } from './period';
import { remembered } from './remembered';

/** The days of one calendar month that a period touches. */
export interface MonthPart {
  month: Month;
  days: number;
  daysInMonth: number;
}

/** A period cut at the month shifts, in order. */
export const monthParts = (period: Period): MonthPart[] => {
  const parts: MonthPart[] = [];
  for (let month = monthOf(period.start); month <= monthOf(period.stop); month = addMonthsToMonth(month, 1)) {
    const part = shared({ start: startOfMonth(month), stop: endOfMonth(month) }, period);
    if (part) parts.push({ month, days: daysIn(part), daysInMonth: daysInMonth(month) });
  }
  return parts;
};

/**
 * The exact share of an interval's rent that a period is to pay (D-3): for each calendar month touched its days over
 * the days of the month, together over the interval's months. A whole period gives exactly 1.
 */
export const share = remembered(
  (period: Period, interval: PaymentInterval): Fraction =>
    times(
      sum(monthParts(period).map((part) => fraction(part.days, part.daysInMonth))),
      fraction(1, monthsOf[interval]),
    ),
  ({ start, stop }, interval) => `${start} ${stop} ${interval}`,
);

/** Öre per interval × share, exact: what rows are rounded from (D-3). */
export const exactAmount = (ore: number, period: Period, interval: PaymentInterval): Fraction =>
  times(fraction(ore), share(period, interval));

/** Öre per interval × share, rounded once (D-3): 8 500 kr for 10–28 February 2027 gives 5 767,86 kr. */
export const proratedAmount = (ore: number, period: Period, interval: PaymentInterval): number =>
  rounded(exactAmount(ore, period, interval));
