import { addHouses } from '@husrum/api-objects';
import { paginateInMemory, type RequestContext } from '@husrum/api-platform';
import { planInvoice } from '@husrum/api-rent';
import type { QueryOf, ResponseOf } from '@husrum/contract/core';
import type { ForecastInvoice, forecastCalls } from '@husrum/contract/forecast';
import { compareDates, fromOre, monthOf } from '@husrum/format';
import { forecastInvoices, type LeaseForecastInvoice, listForecastMonths } from './forecast-invoices';

type ListCall = typeof forecastCalls.list;

/** The invoice with its rows. They take time to calculate, so `listForecast` does it only for the invoices of a page. */
const toForecastInvoice = ({
  lease,
  month,
  sendDate,
  period,
  terms,
}: LeaseForecastInvoice): ForecastInvoice => {
  const { rows, totals } = planInvoice(period, terms.versions, terms.addons);
  return {
    month,
    send_date: sendDate,
    lease_id: lease.id,
    entity: lease.entity,
    tenant: lease.tenant,
    start: period.start,
    stop: period.stop,
    fee: fromOre(totals.feeOre),
    tax: fromOre(totals.taxOre),
    pay_amount_rounded: fromOre(totals.payOre),
    rows: rows.map(({ name, netOre, taxRate, explanation }) => ({
      name,
      total: fromOre(netOre),
      tax_rate: taxRate,
      explanation,
    })),
  };
};

/** Future invoices of a lease, a company or the business, by the month in which their period begins. */
export const listForecast = async (
  context: Pick<RequestContext, 'tx' | 'clock' | 'url'>,
  query: QueryOf<ListCall>,
): Promise<ResponseOf<ListCall>> => {
  const months = new Set(
    query.month === undefined ? listForecastMonths(context.clock.today()) : [query.month],
  );
  const { invoices } = await forecastInvoices(context, query);
  const selected = invoices
    .filter(({ period }) => months.has(monthOf(period.start)))
    .toSorted((a, b) => compareDates(a.period.start, b.period.start));
  const page = paginateInMemory(context, query, selected, {
    start: ({ period }) => period.start,
    entity: ({ lease }) => lease.entity.name,
    fee: ({ feeOre }) => feeOre,
  });
  return {
    ...page,
    data: await addHouses(context.tx, page.data.map(toForecastInvoice)),
    sum: { fee: fromOre(selected.reduce((sum, { feeOre }) => sum + feeOre, 0)) },
  };
};
