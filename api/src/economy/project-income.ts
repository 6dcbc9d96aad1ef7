import type { OkOf, QueryOf } from '@husrum/contract/core';
import type { economyCalls } from '@husrum/contract/economy';
import { fromOre, monthOf, startOfMonth } from '@husrum/format';
import type { RequestContext } from '../platform/http';
import { feeByMonth } from './billed.store';
import { foreseeInvoices, yearFrom } from './foresee-invoices';

type Projected = typeof economyCalls.projected;

/** This month and the eleven to come: the invoices that are made, and those that the runs will make. Ex VAT. */
export const projectIncome = async (
  context: Pick<RequestContext, 'tx' | 'clock'>,
  query: QueryOf<Projected> = {},
): Promise<OkOf<Projected>> => {
  const labels = yearFrom(context.clock.today());
  const made = await feeByMonth(context.tx, startOfMonth(context.clock.today()), query);
  const future = await foreseeInvoices(context, query);
  const coming = new Map<string, number>();
  const grown = new Map<string, number>();
  for (const { period, feeOre } of future.invoices)
    coming.set(monthOf(period.start), (coming.get(monthOf(period.start)) ?? 0) + feeOre);
  for (const { month, ore } of future.growth) grown.set(month, (grown.get(month) ?? 0) + ore);
  const sumOf = (month: string) =>
    (made.get(month) ?? 0) + (coming.get(month) ?? 0) + (grown.get(month) ?? 0);
  return {
    labels,
    data: labels.map((month) => fromOre(sumOf(month))),
    coming: labels.map((month) => fromOre(coming.get(month) ?? 0)),
  };
};
