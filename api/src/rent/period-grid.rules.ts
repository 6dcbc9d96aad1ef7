import { monthsOf, type PaymentInterval } from '@husrum/contract/lease';
import {
  addMonthsToMonth,
  endOfMonth,
  type LocalDate,
  type Month,
  monthOf,
  startOfMonth,
} from '@husrum/format';
import { type Period, type Span, shared } from './period';

/** The month in which a new lease's first period begins (D-2). */
export const firstInvoiceMonth = (start: LocalDate): Month => monthOf(start);

/** The whole period that begins with a month: 1, 3 or 12 months from its first day (D-2). */
export const wholePeriod = (month: Month, interval: PaymentInterval): Period => ({
  start: startOfMonth(month),
  stop: endOfMonth(addMonthsToMonth(month, monthsOf[interval] - 1)),
});

/** The part of that period that the lease is to pay for; null when the lease does not run in it (D-2). */
export const billedPeriod = (month: Month, interval: PaymentInterval, lease: Span): Period | null =>
  shared(wholePeriod(month, interval), lease);

/** The month of the next period after one that begins with `month`; null when the lease has ended by then (D-8). */
export const monthAfter = (month: Month, interval: PaymentInterval, lease: Span): Month | null => {
  const next = addMonthsToMonth(month, monthsOf[interval]);
  return lease.stop !== null && startOfMonth(next) > lease.stop ? null : next;
};

/** The last period a lease is billed for, counted on from its next month; null when its end lies before that. */
export const lastPeriod = (
  nextMonth: Month | null,
  interval: PaymentInterval,
  lease: Span & { stop: LocalDate },
): Period | null => {
  let last: Period | null = null;
  for (let month = nextMonth; month !== null; month = monthAfter(month, interval, lease))
    last = billedPeriod(month, interval, lease);
  return last;
};

/**
 * The next invoice month after an invoice made by hand (D-9): one period on when the invoice begins with the coming
 * period's first billed day and covers all of it, else unchanged (overlap protection trims the automatic invoice).
 */
export const monthAfterManual = (
  nextMonth: Month | null,
  created: Period,
  interval: PaymentInterval,
  lease: Span,
): Month | null => {
  if (nextMonth === null) return null;
  const coming = billedPeriod(nextMonth, interval, lease);
  const covered = coming !== null && created.start === coming.start && created.stop >= coming.stop;
  return covered ? monthAfter(nextMonth, interval, lease) : nextMonth;
};

/** "Anpassa till kalenderkvartal" (D-2): the one bridging period to the quarter's end, and the month that follows. */
export const bridgeToQuarter = (start: LocalDate): { period: Period; nextMonth: Month } => {
  const monthsLeft = 2 - ((Number(start.slice(5, 7)) - 1) % 3);
  const last = addMonthsToMonth(monthOf(start), monthsLeft);
  return { period: { start, stop: endOfMonth(last) }, nextMonth: addMonthsToMonth(last, 1) };
};

/** The next invoice month of a lease that is made ongoing again (D-17): after what is billed, not before the company's. */
export const monthOnReactivation = (
  start: LocalDate,
  lastBilled: LocalDate | null,
  configMonth: Month,
): Month => {
  const open = lastBilled === null ? monthOf(start) : addMonthsToMonth(monthOf(lastBilled), 1);
  return open > configMonth ? open : configMonth;
};
