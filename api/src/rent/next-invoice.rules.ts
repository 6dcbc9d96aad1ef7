import type { PaymentInterval } from '@husrum/contract/lease';
import type { LocalDate, Month } from '@husrum/format';
import { effectiveMonth, type GenerateSettings, generationDate } from './config-month.rules';
import type { Period, Span } from './period';
import { billedPeriod } from './period-grid.rules';

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
 * The month that a lease is invoiced for next (docs/domain-rules.md, D-7): the later of its own and its company's, which is the
 * first one that runs have not invoiced. Null when no day of the lease is left.
 */
export const nextInvoiceMonth = (lease: LeaseSchedule, companyMonth: Month): Month | null => {
  const month = effectiveMonth(lease.nextMonth, companyMonth);
  return month === null || billedPeriod(month, lease.interval, lease) === null ? null : month;
};

/** The next automatic invoice of a lease (D-7); null if there is none. */
export const nextInvoice = (
  lease: LeaseSchedule,
  settings: GenerateSettings & { autoEnabled: boolean },
  companyMonth: Month,
): ComingInvoice | null => {
  const month = nextInvoiceMonth(lease, companyMonth);
  const period = month === null ? null : billedPeriod(month, lease.interval, lease);
  if (!settings.autoEnabled || month === null || period === null) return null;
  return { month, date: generationDate(month, settings), period };
};

/**
 * The period that a run for a target month bills on a lease (D-8); null if the lease is billed beyond it, or does not run
 * in that period.
 */
export const periodInRun = (lease: LeaseSchedule, target: Month): Period | null =>
  lease.nextMonth === null || lease.nextMonth > target ? null : billedPeriod(target, lease.interval, lease);
