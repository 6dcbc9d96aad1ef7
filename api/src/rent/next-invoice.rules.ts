import type { PaymentInterval } from '@husrum/contract/lease';
import type { LocalDate, Month } from '@husrum/format';
import { effectiveMonth, type GenerateSettings, generationDate } from './config-month.rules';
import type { Period, Span } from './period';
import { billedPeriodFrom } from './period-grid.rules';

/** The fields of a lease that decide when it is billed. */
export interface LeaseSchedule extends Span {
  interval: PaymentInterval;
  /** The first month that is not billed yet; null if none is left. */
  nextMonth: Month | null;
}

/** The next automatic invoice. */
export interface ComingInvoice {
  month: Month;
  /** The day on which it is created. */
  date: LocalDate;
  period: Period;
}

/**
 * The month that a lease is invoiced for next (docs/domain-rules.md, D-7). It is the later of two months: the lease's own, and
 * `companyMonth`, the first that the company's runs have not invoiced (without automatic invoicing: `configMonth`, the first
 * month whose generation day is after today). Null if no day of the lease is left to invoice.
 */
export const nextInvoiceMonth = (lease: LeaseSchedule, companyMonth: Month): Month | null => {
  const month = effectiveMonth(lease.nextMonth, companyMonth);
  return month === null || billedPeriodFrom(month, lease.interval, lease) === null ? null : month;
};

/** The next automatic invoice of a lease (D-7); null if there is none. */
export const nextInvoice = (
  lease: LeaseSchedule,
  settings: GenerateSettings & { autoEnabled: boolean },
  companyMonth: Month,
): ComingInvoice | null => {
  const month = nextInvoiceMonth(lease, companyMonth);
  const period = month === null ? null : billedPeriodFrom(month, lease.interval, lease);
  if (!settings.autoEnabled || month === null || period === null) return null;
  return { month, date: generationDate(month, settings), period };
};

/**
 * The period that a run bills on a lease: the one that starts in the target month (D-8). Null if `lease.nextMonth` is after the
 * target or null, or if no day of the lease is in the period.
 */
export const periodInRun = (lease: LeaseSchedule, target: Month): Period | null =>
  lease.nextMonth === null || lease.nextMonth > target
    ? null
    : billedPeriodFrom(target, lease.interval, lease);
