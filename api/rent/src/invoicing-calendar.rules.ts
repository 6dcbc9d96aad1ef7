import type { JobRunStatus } from '@husrum/contract/job-run';
import { addMonthsToMonth, type LocalDate, type Month } from '@husrum/format';
import { findCompanyProblem } from './company-problem.rules';
import { firstMonthToGenerate } from './config-month.rules';
import type { ForecastSettings } from './forecast.rules';
import type { GiroNumbers } from './invoice-problem.rules';

/** The settings of a company that decide which months its runs cover, and when. */
export interface RunSettings extends ForecastSettings {
  autoEnabled: boolean;
  /** The first month that runs invoice. It is null without automatic invoicing, or until it has been started. */
  autoFrom: Month | null;
}

/** A run that has created the invoices of a month, failed at it, or is at it. */
export interface MonthRun {
  period: Month;
  status: JobRunStatus;
}

/** The months of a company's invoicing (docs/domain-rules.md, D-7 and D-8). */
export interface InvoicingCalendar {
  readonly settings: RunSettings;
  /** Whether runs create the company's invoices: automatic invoicing is on, and the settings allow invoices. */
  readonly createsInvoices: boolean;
  /** The months whose runs are done. */
  readonly completedMonths: ReadonlySet<Month>;
  /** The first month whose generation day is after today. The other months are this one without automatic invoicing. */
  readonly firstMonthToGenerate: Month;
  /**
   * The first month whose run is not done: it is to run, is running, or has failed and can be restarted. No lease's next invoice is
   * for an earlier month.
   */
  readonly firstMonthToComplete: Month;
  /** The first month for which no run is done or has failed. Days before it without an invoice are unbilled. */
  readonly firstMonthToRun: Month;
}

/** The first month from `first` that is not among the months. */
const firstMonthNotIn = (months: ReadonlySet<Month>, first: Month): Month => {
  let month = first;
  while (months.has(month)) month = addMonthsToMonth(month, 1);
  return month;
};

/** The calendar of a company by its settings, its giro numbers and its runs that create invoices. */
export const makeInvoicingCalendar = (
  settings: RunSettings,
  giro: GiroNumbers,
  { runs, today }: { readonly runs: readonly MonthRun[]; readonly today: LocalDate },
): InvoicingCalendar => {
  const { autoEnabled, autoFrom } = settings;
  const toGenerate = firstMonthToGenerate(today, settings);
  const monthsOf = (isCounted: (status: JobRunStatus) => boolean): ReadonlySet<Month> =>
    new Set(runs.flatMap(({ period, status }) => (isCounted(status) ? [period] : [])));
  const completedMonths = monthsOf((status) => status === 'DONE');
  const firstAfter = (months: ReadonlySet<Month>): Month =>
    autoEnabled ? firstMonthNotIn(months, autoFrom ?? toGenerate) : toGenerate;
  return {
    settings,
    createsInvoices: autoEnabled && findCompanyProblem(giro) === null,
    completedMonths,
    firstMonthToGenerate: toGenerate,
    firstMonthToComplete: firstAfter(completedMonths),
    firstMonthToRun: firstAfter(monthsOf((status) => status !== 'RUNNING')),
  };
};
