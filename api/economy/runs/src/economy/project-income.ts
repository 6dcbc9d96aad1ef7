import type { RequestContext } from '@husrum/api-platform';
import type { QueryOf, ResponseOf } from '@husrum/contract/core';
import type { economyCalls } from '@husrum/contract/economy';
import { fromOre, monthOf, startOfMonth } from '@husrum/format';
import { forecastInvoices, listForecastMonths } from '../forecast/forecast-invoices';
import { listCompaniesLeftOut } from './companies-left-out.store';
import { sumFeeByMonth } from './invoiced-amounts.store';

type ProjectedCall = typeof economyCalls.projectedIncome;

/** Income of this month and the next eleven: existing invoices, and those that the runs will create. Ex VAT. */
export const projectIncome = async (
  context: Pick<RequestContext, 'tx' | 'clock'>,
  query: QueryOf<ProjectedCall> = {},
): Promise<ResponseOf<ProjectedCall>> => {
  const labels = listForecastMonths(context.clock.today());
  const invoicedFees = await sumFeeByMonth(context.tx, startOfMonth(context.clock.today()), query);
  const forecast = await forecastInvoices(context, query);
  const comingFees = new Map<string, number>();
  for (const { period, feeOre } of forecast.invoices)
    comingFees.set(monthOf(period.start), (comingFees.get(monthOf(period.start)) ?? 0) + feeOre);
  const sumOf = (month: string) => (invoicedFees.get(month) ?? 0) + (comingFees.get(month) ?? 0);
  return {
    labels,
    data: labels.map((month) => fromOre(sumOf(month))),
    coming: labels.map((month) => fromOre(comingFees.get(month) ?? 0)),
    companies_left_out: await listCompaniesLeftOut(context.tx, context.clock.today(), query),
  };
};
