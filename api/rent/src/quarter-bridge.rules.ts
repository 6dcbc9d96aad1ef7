import { addMonthsToMonth, earliestDate, endOfMonth, type Month, startOfMonth } from '@husrum/format';
import { type LeaseSchedule, nextUnbilledMonth } from './next-invoice.rules';
import type { Period } from './period';

const MONTHS_PER_QUARTER = 3;

/** The last month of the calendar quarter that a month is in. */
const lastMonthOfQuarter = (month: Month): Month =>
  addMonthsToMonth(month, MONTHS_PER_QUARTER - 1 - ((Number(month.slice(5)) - 1) % MONTHS_PER_QUARTER));

/** One invoice until the end of a calendar quarter. */
export interface QuarterBridge {
  period: Period;
  /** The next invoice month of the lease after it: the first of the next quarter. It is null when no day is left then. */
  nextMonth: Month | null;
}

/**
 * The invoice that adapts the periods of a quarterly lease to the calendar quarters (docs/domain-rules.md, D-2). It starts
 * with the first days that are left to invoice. The result is null for another interval, without a day left, and when the
 * next period starts with a quarter.
 */
export const planQuarterBridge = (
  lease: LeaseSchedule,
  firstMonthToComplete: Month,
  invoicedPeriods: readonly Period[],
): QuarterBridge | null => {
  if (lease.interval !== 'QUARTERLY') return null;
  const next = nextUnbilledMonth(lease, firstMonthToComplete, invoicedPeriods);
  if (next === null) return null;
  const lastMonth = lastMonthOfQuarter(next.month);
  if (lastMonth === addMonthsToMonth(next.month, MONTHS_PER_QUARTER - 1)) return null;
  const stop = earliestDate(next.period.stop, endOfMonth(lastMonth));
  if (next.period.start > stop) return null;
  const nextMonth = addMonthsToMonth(lastMonth, 1);
  return {
    period: { start: next.period.start, stop },
    nextMonth: lease.stop !== null && startOfMonth(nextMonth) > lease.stop ? null : nextMonth,
  };
};
