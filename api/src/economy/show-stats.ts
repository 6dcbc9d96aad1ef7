import type { OkOf } from '@husrum/contract/core';
import type { economyCalls } from '@husrum/contract/economy';
import { endOfMonth, fromOre, startOfMonth } from '@husrum/format';
import type { RequestContext } from '../platform/http';
import { lastTwelveMonths } from '../rent/stats.rules';
import { dueWithin, sentFee } from './billed.store';
import { rentables, tenantsOf } from './portfolio.store';
import { portfolioStats } from './stats.rules';

export const showStats = async ({
  tx,
  clock,
}: Pick<RequestContext, 'tx' | 'clock'>): Promise<OkOf<typeof economyCalls.stats>> => {
  const today = clock.today();
  const portfolio = portfolioStats(await rentables(tx, today));
  const month = await dueWithin(tx, { start: startOfMonth(today), stop: endOfMonth(today) });
  return {
    stat_income_current: fromOre(portfolio.currentOre),
    stat_income_max: fromOre(portfolio.maxOre),
    stat_income_r12: fromOre(await sentFee(tx, lastTwelveMonths(today))),
    stat_leases_total: portfolio.occupied,
    stat_occupancy_total: portfolio.occupied,
    stat_rentable_total: portfolio.rentable,
    stat_tenants_current: await tenantsOf(tx, today),
    stat_area_average: portfolio.averageArea,
    stat_area_average_price: portfolio.averagePrice,
    stat_month_billed: fromOre(month.payOre),
    stat_month_paid: fromOre(month.paidOre),
  };
};
