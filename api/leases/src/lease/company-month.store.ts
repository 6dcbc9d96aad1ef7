import { loadCompletedMonths } from '@husrum/api-objects';
import type { Tx } from '@husrum/api-platform';
import { firstMonthNotIn, firstMonthToGenerate, type RunSettings } from '@husrum/api-rent';
import type { LocalDate, Month } from '@husrum/format';

interface CompanyMonths {
  settings: RunSettings;
  /** The first month whose generation day is after today. */
  firstMonthToGenerate: Month;
  /** The first month that the company's runs have not invoiced. No lease's next invoice is for an earlier month. */
  companyMonth: Month;
}

/** The company's settings for automatic invoicing. */
const readInvoicingSettings = (tx: Tx, companyId: number) =>
  tx
    .selectFrom('invoicing_config')
    .select(['auto_enabled', 'auto_from', 'generate_day', 'generate_period'])
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();

/** The months that a company invoices next (docs/domain-rules.md, D-7). */
export const readCompanyMonths = async (
  tx: Tx,
  companyId: number,
  today: LocalDate,
): Promise<CompanyMonths> => {
  const invoicing = await readInvoicingSettings(tx, companyId);
  const settings = {
    autoEnabled: invoicing.auto_enabled,
    autoFrom: invoicing.auto_from,
    generateDay: invoicing.generate_day,
    generatePeriod: invoicing.generate_period,
  };
  const defaultMonth = firstMonthToGenerate(today, settings);
  const companyMonth = firstMonthNotIn(settings, await loadCompletedMonths(tx, companyId), {
    today,
    defaultMonth,
  });
  return { settings, firstMonthToGenerate: defaultMonth, companyMonth };
};
