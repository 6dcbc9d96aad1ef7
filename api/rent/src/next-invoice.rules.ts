import type { PaymentInterval } from '@husrum/contract/lease';
import { addDays, type LocalDate, latestDate, type Month } from '@husrum/format';
import { effectiveMonth, type GenerateSettings, generationDate } from './config-month.rules';
import { type Period, type Span, subtractPeriods } from './period';
import { billedPeriodFrom, nextPeriodMonth } from './period-grid.rules';

/** The fields of a lease that decide when it is billed. */
export interface LeaseSchedule extends Span {
  interval: PaymentInterval;
  /** The first month that is not billed yet; null if none is left. */
  nextMonth: Month | null;
  /** Days until this one were billed outside the product (D-8). Left out or null: none. */
  billedElsewhereUntil?: LocalDate | null;
}

/** The days of a period that are neither invoiced nor billed outside the product. */
export const daysToInvoice = (
  { start, billedElsewhereUntil }: LeaseSchedule,
  period: Period,
  invoicedPeriods: readonly Period[],
): Period[] =>
  subtractPeriods(
    period,
    billedElsewhereUntil && billedElsewhereUntil >= start
      ? [...invoicedPeriods, { start, stop: billedElsewhereUntil }]
      : invoicedPeriods,
  );

/** The next automatic invoice. */
export interface ComingInvoice {
  /** The month that is invoiced, in which the period starts. */
  month: Month;
  /** The scheduled day of its creation. */
  date: LocalDate;
  period: Period;
}

/** A coming month with the days that are left to invoice in its period. */
interface UnbilledMonth {
  month: Month;
  period: Period;
}

/**
 * The first month from the effective next one on with a day that no invoice covers, and its first such days. The result is
 * null if no day of the lease is left. Runs create no invoice for a period without such a day: see `planLeaseRun`.
 */
export const nextUnbilledMonth = (
  lease: LeaseSchedule,
  firstMonthToComplete: Month,
  invoicedPeriods: readonly Period[],
): UnbilledMonth | null => {
  let month = effectiveMonth(lease.nextMonth, firstMonthToComplete);
  while (month !== null) {
    const whole = billedPeriodFrom(month, lease.interval, lease);
    if (whole === null) return null;
    const [period] = daysToInvoice(lease, whole, invoicedPeriods);
    if (period !== undefined) return { month, period };
    month = nextPeriodMonth(month, lease.interval, lease);
  }
  return null;
};

/**
 * The month that a lease is invoiced for next (docs/domain-rules.md, D-7). It is the later of two months: the lease's own,
 * and `firstMonthToComplete`, the first that the company's runs have not invoiced (without automatic invoicing:
 * `firstMonthToGenerate`, the first month whose generation day is after today). A period without a day that is left to
 * invoice is skipped. `invoicedPeriods` are those of the lease's rent invoices that are neither cancelled nor credited. The
 * result is null if no day is left.
 */
export const nextInvoiceMonth = (
  lease: LeaseSchedule,
  firstMonthToComplete: Month,
  invoicedPeriods: readonly Period[],
): Month | null => nextUnbilledMonth(lease, firstMonthToComplete, invoicedPeriods)?.month ?? null;

/**
 * The day on which a run creates the invoices of a month that it has not processed: the scheduled one, or the coming night if
 * that is not after today, for instance because somebody has just chosen an earlier day (D-8).
 */
export const comingRunDate = (scheduled: LocalDate, today: LocalDate): LocalDate =>
  latestDate(scheduled, addDays(today, 1));

/** The next automatic invoice of a lease (D-7); null if there is none. */
export const nextInvoice = (
  lease: LeaseSchedule,
  settings: GenerateSettings & { autoEnabled: boolean },
  firstMonthToComplete: Month,
  invoicedPeriods: readonly Period[],
): ComingInvoice | null => {
  const next = settings.autoEnabled ? nextUnbilledMonth(lease, firstMonthToComplete, invoicedPeriods) : null;
  return next && { ...next, date: generationDate(next.month, settings) };
};

/**
 * The period that a run bills on a lease: the one that starts in the target month (D-8). The result is null if
 * `lease.nextMonth` is after the target or null, or if no day of the lease is in the period.
 */
export const periodInRun = (lease: LeaseSchedule, target: Month): Period | null =>
  lease.nextMonth === null || lease.nextMonth > target
    ? null
    : billedPeriodFrom(target, lease.interval, lease);
