import type { PaymentInterval } from '@husrum/contract/lease';
import { latestDate, monthOf, startOfMonth } from '@husrum/format';
import { intersect, overlaps, type Period, type Span, subtractPeriods } from './period';
import { wholePeriodFrom } from './period-grid.rules';

/** The days of a lease before and after a change. They are equal when only its terms have changed. */
export interface SpanChange {
  before: Span;
  after: Span;
}

/**
 * An invoice that ends with the lease may be extended to the last day of its whole period. The caller cuts off what is after the new
 * end of the lease.
 */
const extendStop = (period: Period, interval: PaymentInterval, { before }: SpanChange) =>
  period.stop === before.stop
    ? latestDate(period.stop, wholePeriodFrom(monthOf(period.start), interval).stop)
    : period.stop;

/** An invoice that begins with the lease may start on the first day of its month. The caller cuts off what is before the new start. */
const extendStart = (period: Period, { before }: SpanChange) =>
  period.start === before.start ? startOfMonth(monthOf(period.start)) : period.start;

/**
 * The days of an unsent rent invoice after the first or last day of its lease has changed (docs/domain-rules.md, D-7); null if
 * none is left. It never takes days that another invoice covers.
 */
export const periodAfterChange = (
  period: Period,
  interval: PaymentInterval,
  change: SpanChange,
  others: readonly Period[],
): Period | null => {
  const extended = { start: extendStart(period, change), stop: extendStop(period, interval, change) };
  const free = subtractPeriods(extended, others).find((part) => overlaps(part, period)) ?? period;
  return intersect(free, change.after);
};

interface BilledPeriod extends Period {
  locked: boolean;
}

/** The billed days of a lease after a change: sent invoices keep their days. */
export const billedPeriodsAfterChange = (
  invoices: readonly BilledPeriod[],
  interval: PaymentInterval,
  change: SpanChange,
): Period[] =>
  invoices.flatMap((invoice) => {
    if (invoice.locked) return [invoice];
    const others = invoices.filter((other) => other !== invoice);
    return periodAfterChange(invoice, interval, change, others) ?? [];
  });
