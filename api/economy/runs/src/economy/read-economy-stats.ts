import type { RequestContext } from '@husrum/api-platform';
import type { ResponseOf } from '@husrum/contract/core';
import type { economyCalls } from '@husrum/contract/economy';
import { addMonths, endOfMonth, fromOre, startOfMonth } from '@husrum/format';
import { sumDueAmounts, sumInvoicedFee, sumSentByMonth, sumSentFee } from './invoiced-amounts.store';
import { countCurrentTenants, listRentableEntities } from './portfolio.store';
import { calculatePortfolioStats } from './portfolio-stats.rules';
import { lastTwelveMonths, listCurrentRentalMonths, twelveMonthsUntil } from './rental-month.rules';

export const readEconomyStats = async ({
  tx,
  clock,
}: Pick<RequestContext, 'tx' | 'clock'>): Promise<ResponseOf<typeof economyCalls.statistics>> => {
  const today = clock.today();
  const portfolio = calculatePortfolioStats(await listRentableEntities(tx, today));
  const dueThisMonth = await sumDueAmounts(tx, { start: startOfMonth(today), stop: endOfMonth(today) });
  const rentalMonths = listCurrentRentalMonths(
    today,
    await sumSentByMonth(tx, { start: startOfMonth(today), stop: endOfMonth(addMonths(today, 1)) }),
  );
  return {
    stat_income_current: fromOre(portfolio.currentIncomeOre),
    stat_income_max: fromOre(portfolio.maxIncomeOre),
    stat_income_r12: fromOre(await sumInvoicedFee(tx, lastTwelveMonths(today))),
    stat_sent_r12: fromOre(await sumSentFee(tx, twelveMonthsUntil(today))),
    stat_leases_total: portfolio.occupied,
    stat_occupancy_total: portfolio.occupied,
    stat_rentable_total: portfolio.rentable,
    stat_tenants_current: await countCurrentTenants(tx, today),
    stat_area_average: portfolio.averageArea,
    stat_area_average_price: portfolio.averagePrice,
    stat_month_billed: fromOre(dueThisMonth.payOre),
    stat_month_paid: fromOre(dueThisMonth.paidOre),
    stat_rental_months: rentalMonths.map(({ month, billedOre, paidOre, leftOre }) => ({
      month,
      billed: fromOre(billedOre),
      paid: fromOre(paidOre),
      left: fromOre(leftOre),
    })),
  };
};
