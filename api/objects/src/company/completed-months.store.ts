import type { Tx } from '@husrum/api-platform';
import { firstMonthNotIn } from '@husrum/api-rent';
import { type Month, startOfMonth } from '@husrum/format';

/** The months for which the company's runs have created all invoices. */
export const loadCompletedMonths = async (tx: Tx, companyId: number): Promise<ReadonlySet<string>> => {
  const rows = await tx
    .selectFrom('job_run')
    .select('period')
    .where('company_id', '=', companyId)
    .where('kind', '=', 'GENERATE')
    .where('status', '=', 'DONE')
    .execute();
  return new Set(rows.map(({ period }) => period));
};

/**
 * The month that the company's next run is for: the first month that its runs have not invoiced. Null without automatic
 * invoices.
 */
export const findNextRunMonth = async (tx: Tx, companyId: number): Promise<Month | null> => {
  const config = await tx
    .selectFrom('invoicing_config')
    .select(['auto_enabled', 'auto_from', 'generate_day', 'generate_period'])
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  if (!config?.auto_enabled || config.auto_from === null) return null;
  const settings = {
    autoEnabled: true,
    autoFrom: config.auto_from,
    generateDay: config.generate_day,
    generatePeriod: config.generate_period,
  };
  // Needed only without a first month of the runs (`autoFrom`) or without automatic invoices.
  const unused = { today: startOfMonth(config.auto_from), defaultMonth: config.auto_from };
  return firstMonthNotIn(settings, await loadCompletedMonths(tx, companyId), unused);
};
