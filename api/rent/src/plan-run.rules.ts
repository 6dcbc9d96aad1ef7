import { addMonthsToMonth, type LocalDate, type Month } from '@husrum/format';
import type { Addon } from './addon-rows.rules';
import { type GenerateSettings, generationDate } from './config-month.rules';
import { daysToInvoice, type LeaseSchedule, periodInRun } from './next-invoice.rules';
import type { Period } from './period';
import { nextPeriodMonth } from './period-grid.rules';
import type { TaxedVersion } from './plan-invoice.rules';

/** A lease with the terms that its invoices are calculated from. */
export interface RunLease extends LeaseSchedule {
  versions: readonly TaxedVersion[];
  addons: readonly Addon[];
}

/** The effect on a lease of a run for one month. */
export interface LeaseRunPlan {
  /** The periods to invoice: the billed period without days that are already invoiced, here or elsewhere; empty if all are. */
  periods: Period[];
  /** The next invoice month of the lease after the run. */
  nextMonth: Month | null;
}

/**
 * Plans the run for a target month on one lease (docs/domain-rules.md, D-8); null if there is nothing to do. `invoicedPeriods`
 * are those of its rent invoices that are neither cancelled nor credited. The nightly run and the forecast use the same plan.
 */
export const planLeaseRun = (
  lease: RunLease,
  target: Month,
  invoicedPeriods: readonly Period[],
): LeaseRunPlan | null => {
  const period = periodInRun(lease, target);
  if (period === null) return null;
  return {
    periods: daysToInvoice(lease, period, invoicedPeriods),
    nextMonth: nextPeriodMonth(target, lease.interval, lease),
  };
};

/**
 * The months whose invoices should exist by today, oldest first (D-8): from `first`, the first month that runs invoice,
 * without those that are done. Moving the generate day to before today makes its month due at once.
 */
export const dueMonths = (
  first: Month,
  done: ReadonlySet<Month>,
  today: LocalDate,
  settings: GenerateSettings,
): Month[] => {
  const months: Month[] = [];
  for (let month = first; generationDate(month, settings) <= today; month = addMonthsToMonth(month, 1)) {
    if (!done.has(month)) months.push(month);
  }
  return months;
};
