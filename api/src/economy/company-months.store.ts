import type { RunStatus } from '@husrum/contract/job-run';
import { type LocalDate, type Month, monthOf } from '@husrum/format';
import type { Tx } from '../platform/db';
import { grouped } from '../platform/grouped';
import { configMonth } from '../rent/config-month.rules';
import { firstOpenMonth, type RunState } from '../rent/run-plan.rules';
import type { SimulatedSettings } from '../rent/simulation.rules';

/** Where a company stands with its invoices. */
export interface CompanyMonths extends RunState, SimulatedSettings {
  id: number;
  /** The first month whose invoices are still to be made. */
  coming: Month;
  /** The first month whose days nobody can have missed yet: what lies before without an invoice is a gap (D-8). */
  untried: Month;
}

const runMonths = async (
  tx: Tx,
): Promise<ReadonlyMap<number | null, { period: Month; status: RunStatus }[]>> => {
  const rows = await tx
    .selectFrom('job_run')
    .select(['company_id', 'period', 'status'])
    .where('kind', '=', 'GENERATE')
    .execute();
  return grouped(rows, (row) => row.company_id);
};

const configs = (tx: Tx) => tx.selectFrom('invoicing_config').selectAll().execute();
type Config = Awaited<ReturnType<typeof configs>>[number];

const stateOf = (config: Config): RunState & SimulatedSettings => ({
  autoEnabled: config.auto_enabled,
  autoFrom: config.auto_from,
  generateDay: config.generate_day,
  generatePeriod: config.generate_period,
  sendDay: config.send_day,
  requireReview: config.auto_require_review,
});

/** Every company of the account, by id. */
export const companyMonths = async (
  tx: Tx,
  today: LocalDate,
): Promise<ReadonlyMap<number, CompanyMonths>> => {
  const runs = await runMonths(tx);
  return new Map(
    (await configs(tx)).map((config) => {
      const state = stateOf(config);
      const made = runs.get(config.company_id) ?? [];
      const done = new Set(made.flatMap(({ period, status }) => (status === 'DONE' ? [period] : [])));
      const tried = new Set(made.flatMap(({ period, status }) => (status === 'RUNNING' ? [] : [period])));
      return [
        config.company_id,
        {
          ...state,
          id: config.company_id,
          coming: firstOpenMonth(state, done, { today, otherwise: monthOf(today) }),
          untried: firstOpenMonth(state, tried, { today, otherwise: configMonth(today, state) }),
        },
      ];
    }),
  );
};
