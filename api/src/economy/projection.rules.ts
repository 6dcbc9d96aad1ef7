import { monthsOf } from '@husrum/contract';
import { addMonthsToMonth, type Month, monthsBetween } from '@husrum/format';
import { intervalRent } from '../rent/interval-rent.rules';
import type { BilledLease } from '../rent/next-notice.rules';
import { daysIn, type Period, without } from '../rent/period';
import { billedPeriod, wholePeriod } from '../rent/period-grid.rules';
import { type RentVersion, rentRows } from '../rent/rent-rows.rules';

export interface ProjectedLease extends BilledLease {
  versions: readonly RentVersion[];
}

/** The month and the eleven after it. */
export const yearFrom = (first: Month): Month[] =>
  Array.from({ length: 12 }, (_, index) => addMonthsToMonth(first, index));

/**
 * What the notices of a lease that begin in a month will ask for, ex VAT, öre (D-21): its period in that month if it has
 * one, less the days that are already billed.
 */
export const projectedFee = (lease: ProjectedLease, month: Month, billed: readonly Period[]): number => {
  if (lease.nextMonth === null || month < lease.nextMonth || lease.versions.length === 0) return 0;
  if (monthsBetween(lease.nextMonth, month) % monthsOf[lease.interval] !== 0) return 0;
  const period = billedPeriod(month, lease.interval, lease);
  if (period === null) return 0;
  const [only, ...others] = lease.versions;
  const whole = daysIn(period) === daysIn(wholePeriod(month, lease.interval));
  // Nearly every period: a whole one pays exactly the rent, and nothing has to be counted day by day.
  const steady = only?.interval === lease.interval && others.length === 0 && billed.length === 0;
  if (only && steady && whole) return intervalRent(only);
  return without(period, billed)
    .flatMap((part) => rentRows(part, lease.versions))
    .reduce((sum, row) => sum + row.amountOre, 0);
};
