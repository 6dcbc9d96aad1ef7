import { invoicingProgress } from '@husrum/api-leases';
import { invoicingConfig } from '@husrum/api-objects';
import type { Tx } from '@husrum/api-platform';
import { firstMonthToGenerate, type GenerateSettings } from '@husrum/api-rent';
import type { LocalDate, Month } from '@husrum/format';

/**
 * Starts automatic invoicing of a company (docs/domain-rules.md, D-8). The first month is `firstMonthToGenerate`: the first whose
 * generation day is after today. Earlier periods are not invoiced; they are listed as unbilled periods. Returns the first month.
 */
export const startAutoInvoicing = async (
  tx: Tx,
  companyId: number,
  settings: GenerateSettings,
  today: LocalDate,
): Promise<Month> => {
  const month = firstMonthToGenerate(today, settings);
  await invoicingConfig.saveAutoStart(tx, companyId, month);
  await invoicingProgress.skipToMonth(tx, companyId, month);
  return month;
};
