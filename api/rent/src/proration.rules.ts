import { monthsPerInterval, type PaymentInterval } from '@husrum/contract/lease';
import { splitByMonth } from '@husrum/format';
import { type Fraction, fraction, multiply, roundHalfAwayFromZero, sum } from './fraction';
import { memoize } from './memoize';
import type { Period } from './period';

/**
 * The exact share of an interval's rent that a period pays (docs/domain-rules.md, D-3): the sum over its calendar months of
 * days / days in the month, divided by the interval's months. A whole period gives exactly 1.
 */
export const intervalShare = memoize(
  (period: Period, interval: PaymentInterval): Fraction =>
    multiply(
      sum(splitByMonth(period).map((part) => fraction(part.days, part.daysInMonth))),
      fraction(1, monthsPerInterval[interval]),
    ),
  ({ start, stop }, interval) => `${start} ${stop} ${interval}`,
);

/** Öre per interval × share, exact. Rows are rounded from this (D-3). */
export const exactProratedAmount = (ore: number, period: Period, interval: PaymentInterval): Fraction =>
  multiply(fraction(ore), intervalShare(period, interval));

/** Öre per interval × share, rounded once (D-3): 8 500 kr for 10–28 February 2027 gives 5 767,86 kr. */
export const proratedAmount = (ore: number, period: Period, interval: PaymentInterval): number =>
  roundHalfAwayFromZero(exactProratedAmount(ore, period, interval));
