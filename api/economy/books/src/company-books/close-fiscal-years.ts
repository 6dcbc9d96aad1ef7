import type { Tx } from '@husrum/api-platform';
import { fiscalYearOf, type LocalDate } from '@husrum/format';
import { markUnclosedInvoices } from '../voucher/deferred-income.store';
import { listBookingRules } from './books-settings.store';

/** Books what was not paid when the fiscal year ended, of companies with the cash method (docs/domain-rules.md, D-24). */
export const closeFiscalYears = async (tx: Tx, today: LocalDate): Promise<void> => {
  for (const [companyId, { cashFrom, fiscalYearStart }] of await listBookingRules(tx))
    if (cashFrom !== null && fiscalYearStart !== null)
      await markUnclosedInvoices(tx, { companyId, yearStart: fiscalYearOf(today, fiscalYearStart).start });
};
