import { groupBy, type Tx } from '@husrum/api-platform';
import {
  type ForecastSettings,
  findCompanyProblem,
  firstMonthNotIn,
  firstMonthToGenerate,
  type RunSettings,
} from '@husrum/api-rent';
import type { JobRunStatus } from '@husrum/contract/job-run';
import { type LocalDate, type Month, monthOf } from '@husrum/format';

/** How far the runs of a company have invoiced. */
export interface InvoicingMonths extends RunSettings, ForecastSettings {
  /**
   * The first month whose run is not done: it is to run, is running, or has failed and can be restarted. Null without automatic
   * invoicing, and with settings that do not allow invoices.
   */
  nextMonth: Month | null;
  /** The months whose runs are done. */
  doneMonths: ReadonlySet<Month>;
  /**
   * The month of the next run: the first for which no run is done or has failed. Days before it without an invoice are unbilled
   * (docs/domain-rules.md, D-8).
   */
  nextRunMonth: Month;
}

const findRuns = async (
  tx: Tx,
): Promise<ReadonlyMap<number | null, { period: Month; status: JobRunStatus }[]>> => {
  const rows = await tx
    .selectFrom('job_run')
    .select(['company_id', 'period', 'status'])
    .where('kind', '=', 'GENERATE')
    .execute();
  return groupBy(rows, (row) => row.company_id);
};

const findConfigs = (tx: Tx) => tx.selectFrom('invoicing_config').selectAll().execute();
type Config = Awaited<ReturnType<typeof findConfigs>>[number];

const toSettings = (config: Config): RunSettings & ForecastSettings => ({
  autoEnabled: config.auto_enabled,
  autoFrom: config.auto_from,
  generateDay: config.generate_day,
  generatePeriod: config.generate_period,
  sendDay: config.send_day,
});

const createsInvoices = ({ auto_enabled, bankgiro, plusgiro }: Config): boolean =>
  auto_enabled && findCompanyProblem({ bankgiro, plusgiro }) === null;

/** The invoicing months of every company of the business, by company id. */
export const findInvoicingMonths = async (
  tx: Tx,
  today: LocalDate,
): Promise<ReadonlyMap<number, InvoicingMonths>> => {
  const runsByCompany = await findRuns(tx);
  return new Map(
    (await findConfigs(tx)).map((config) => {
      const settings = toSettings(config);
      const runs = runsByCompany.get(config.company_id) ?? [];
      const done = new Set(runs.flatMap(({ period, status }) => (status === 'DONE' ? [period] : [])));
      const processed = new Set(runs.flatMap(({ period, status }) => (status === 'RUNNING' ? [] : [period])));
      return [
        config.company_id,
        {
          ...settings,
          nextMonth: createsInvoices(config)
            ? firstMonthNotIn(settings, done, { today, defaultMonth: monthOf(today) })
            : null,
          doneMonths: done,
          nextRunMonth: firstMonthNotIn(settings, processed, {
            today,
            defaultMonth: firstMonthToGenerate(today, settings),
          }),
        },
      ];
    }),
  );
};
