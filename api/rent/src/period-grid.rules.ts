import { monthsPerInterval, type PaymentInterval } from '@husrum/contract/lease';
import {
  addMonthsToMonth,
  endOfMonth,
  type LocalDate,
  type Month,
  monthOf,
  startOfMonth,
} from '@husrum/format';
import { intersect, type Period, type Span, subtractPeriods } from './period';

/** The month in which the first period of a new lease starts (docs/domain-rules.md, D-2). */
export const firstInvoiceMonth = (start: LocalDate): Month => monthOf(start);

/**
 * The whole period that starts in a month: 1, 3 or 12 months from its first day (D-2). It starts with any month: there is no fixed
 * grid of quarters or years.
 */
export const wholePeriodFrom = (month: Month, interval: PaymentInterval): Period => ({
  start: startOfMonth(month),
  stop: endOfMonth(addMonthsToMonth(month, monthsPerInterval[interval] - 1)),
});

/** The days of the lease in the whole period that starts in a month; null if there are none (D-2). */
export const billedPeriodFrom = (month: Month, interval: PaymentInterval, lease: Span): Period | null =>
  intersect(wholePeriodFrom(month, interval), lease);

/** The first month of the period after the one that starts in `month`; null if the lease has ended by then (D-8). */
export const nextPeriodMonth = (month: Month, interval: PaymentInterval, lease: Span): Month | null => {
  const next = addMonthsToMonth(month, monthsPerInterval[interval]);
  return lease.stop !== null && startOfMonth(next) > lease.stop ? null : next;
};

/** The last period still to be billed of an ending lease, from its next invoice month; null if it ends before that. */
export const finalPeriodToBill = (
  nextMonth: Month | null,
  interval: PaymentInterval,
  lease: Span & { stop: LocalDate },
): Period | null => {
  let last: Period | null = null;
  for (let month = nextMonth; month !== null; month = nextPeriodMonth(month, interval, lease))
    last = billedPeriodFrom(month, interval, lease);
  return last;
};

/**
 * The next invoice month after an invoice was created by hand (D-9): the first month whose period the invoice does not cover
 * completely; null if none is left. If it covers a part of that period, the automatic invoice is for the other days.
 */
export const nextMonthAfterManualInvoice = (
  nextMonth: Month | null,
  created: Period,
  interval: PaymentInterval,
  lease: Span,
): Month | null => {
  let month = nextMonth;
  while (month !== null) {
    const period = billedPeriodFrom(month, interval, lease);
    if (period === null || subtractPeriods(period, [created]).length > 0) return month;
    month = nextPeriodMonth(month, interval, lease);
  }
  return null;
};

/**
 * The next invoice month of an ended lease that is reactivated (D-17): after its last billed day, not before the company's
 * next invoicing month.
 */
export const nextMonthOnReactivation = (
  start: LocalDate,
  lastBilled: LocalDate | null,
  firstMonthToGenerate: Month,
): Month => {
  const firstUnbilled = lastBilled === null ? monthOf(start) : addMonthsToMonth(monthOf(lastBilled), 1);
  return firstUnbilled > firstMonthToGenerate ? firstUnbilled : firstMonthToGenerate;
};

/** The first period still to be billed that has days on or after a day; null if there is none. */
export const periodToBillFrom = (
  nextMonth: Month | null,
  interval: PaymentInterval,
  lease: Span,
  from: LocalDate,
): Period | null => {
  for (let month = nextMonth; month !== null; month = nextPeriodMonth(month, interval, lease)) {
    const period = billedPeriodFrom(month, interval, lease);
    if (period !== null && period.stop >= from) return period;
  }
  return null;
};
