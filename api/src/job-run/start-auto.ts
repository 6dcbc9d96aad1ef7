import type { LocalDate, Month } from '@husrum/format';
import type { Tx } from '../platform/db';
import { configMonth, type GenerateSettings } from '../rent/config-month.rules';
import { passOver, saveAutoFrom } from './company-run.store';

/**
 * From now on the company's invoices come by themselves (D-8), beginning with the month that its settings can still
 * cover. What lies before is not billed back: it shows among the unbilled periods.
 */
export const startAuto = async (
  tx: Tx,
  companyId: number,
  settings: GenerateSettings,
  today: LocalDate,
): Promise<Month> => {
  const month = configMonth(today, settings);
  await saveAutoFrom(tx, companyId, month);
  await passOver(tx, companyId, month);
  return month;
};
