import type { PaymentInterval } from '@husrum/contract/lease';
import type { LocalDate, Month } from '@husrum/format';
import { configMonth, effectiveMonth, type GenerateSettings, generationDate } from './config-month.rules';
import type { Period, Span } from './period';
import { billedPeriod } from './period-grid.rules';

/** What of a lease decides when it is billed. */
export interface BilledLease extends Span {
  interval: PaymentInterval;
  /** The first month not yet billed; null when there is none. */
  nextMonth: Month | null;
}

/** The invoice that comes by itself next. */
export interface ComingInvoice {
  month: Month;
  /** The day it is made. */
  date: LocalDate;
  period: Period;
}

/** The next automatic invoice of a lease (D-7): when and for which days; null when none comes. */
export const nextInvoice = (
  lease: BilledLease,
  settings: GenerateSettings & { autoEnabled: boolean },
  today: LocalDate,
): ComingInvoice | null => {
  const month = effectiveMonth(lease.nextMonth, configMonth(today, settings));
  const period = month === null ? null : billedPeriod(month, lease.interval, lease);
  if (!settings.autoEnabled || month === null || period === null) return null;
  return { month, date: generationDate(month, settings), period };
};

/**
 * What a run for a target month is to bill on a lease (D-8): nothing when the lease is billed further on, or does not
 * run in that period.
 */
export const periodInRun = (lease: BilledLease, target: Month): Period | null =>
  lease.nextMonth === null || lease.nextMonth > target ? null : billedPeriod(target, lease.interval, lease);
