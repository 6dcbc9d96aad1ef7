import { addMonthsToMonth, type LocalDate, type Month } from '@husrum/format';
import type { Addon } from './addon-rows.rules';
import { configMonth, type GenerateSettings, generationDate } from './config-month.rules';
import type { TaxedVersion } from './invoice.rules';
import { type BilledLease, periodInRun } from './next-invoice.rules';
import { type Period, without } from './period';
import { monthAfter } from './period-grid.rules';

/** A lease with all that its invoices are made from. */
export interface RunLease extends BilledLease {
  versions: readonly TaxedVersion[];
  addons: readonly Addon[];
}

/** What the run for a month does to a lease. */
export interface MonthPlan {
  /** The days to make invoices for: one period, cut where some days have an invoice already; none when all have. */
  periods: Period[];
  /** The lease's next invoice month afterwards. */
  nextMonth: Month | null;
}

/**
 * The run for a target month on one lease (D-8): null when it has nothing to do there. `live` are the days that live
 * invoices of rent cover. The nightly run and the simulator both ask this, and nothing else.
 */
export const planMonth = (lease: RunLease, target: Month, live: readonly Period[]): MonthPlan | null => {
  const period = periodInRun(lease, target);
  if (period === null) return null;
  return { periods: without(period, live), nextMonth: monthAfter(target, lease.interval, lease) };
};

/** What of a company says which months its runs answer for. */
export interface RunState extends GenerateSettings {
  autoEnabled: boolean;
  /** The first month they answer for. */
  autoFrom: Month | null;
}

/**
 * The first month not among some: with those that are done, the first whose invoices are still to come by themselves; with
 * those that were tried, the first whose days nobody can miss yet. Without automatic invoices it is the given month.
 */
export const firstOpenMonth = (
  { autoEnabled, autoFrom, ...settings }: RunState,
  known: ReadonlySet<Month>,
  { today, otherwise }: { today: LocalDate; otherwise: Month },
): Month => {
  if (!autoEnabled) return otherwise;
  let month = autoFrom ?? configMonth(today, settings);
  while (known.has(month)) month = addMonthsToMonth(month, 1);
  return month;
};

/**
 * The months whose invoices should have been made by a day, oldest first (D-8): from the first that the company's runs
 * answer for, less those that are done. A generate day that is moved to before today makes its month due at once.
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
