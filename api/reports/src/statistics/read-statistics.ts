import { readStoragePercent } from '@husrum/api-objects';
import type { RequestContext } from '@husrum/api-platform';
import { readOwnBusiness } from '@husrum/api-settings';
import type { ResponseOf } from '@husrum/contract/core';
import type { statisticsCalls } from '@husrum/contract/statistics';
import { fromOre } from '@husrum/format';
import { selectInvoiceStatistics, selectPortfolioStatistics } from './business-statistics.store';

export const readStatistics = async (
  context: RequestContext,
): Promise<ResponseOf<typeof statisticsCalls.business>> => {
  const { tx, clock } = context;
  const today = clock.today();
  const { organisation, ...business } = await readOwnBusiness(context);
  const { unpaid_ore, overdue_ore, ready_ore, ready_credit_ore, ...invoices } = await selectInvoiceStatistics(
    tx,
    today,
  );
  return {
    ...business,
    organisation: organisation ? 1 : 0,
    storage_percent: await readStoragePercent(tx),
    ...invoices,
    stat_unpaid_amount: fromOre(unpaid_ore),
    stat_overdue_amount: fromOre(overdue_ore),
    stat_ready_amount: fromOre(ready_ore),
    stat_ready_credit_amount: fromOre(ready_credit_ore),
    ...(await selectPortfolioStatistics(tx, today)),
  };
};
