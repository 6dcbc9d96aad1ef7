import type { OkOf, QueryOf } from '@husrum/contract/core';
import type { ForeseenInvoice, forecastCalls } from '@husrum/contract/forecast';
import { fromOre, monthOf } from '@husrum/format';
import { pageIn } from '../platform/db/page-in';
import type { RequestContext } from '../platform/http';
import { planInvoice } from '../rent/invoice.rules';
import { foreseeInvoices, type LeaseForecast, yearFrom } from './foresee-invoices';

type Forecast = typeof forecastCalls.list;

/** The whole invoice as it will be made; only those that are looked at are counted out row by row. */
const shownOf = ({ lease, month, sendDate, period, terms }: LeaseForecast): ForeseenInvoice => {
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

/** The invoices to come, by the month their period begins in, for a lease, a company or the account. */
export const listForecast = async (
  context: Pick<RequestContext, 'tx' | 'clock' | 'url'>,
  query: QueryOf<Forecast>,
): Promise<OkOf<Forecast>> => {
  const months = new Set(query.month === undefined ? yearFrom(context.clock.today()) : [query.month]);
  const { invoices } = await foreseeInvoices(context, query);
  const wanted = invoices
    .filter(({ period }) => months.has(monthOf(period.start)))
    .toSorted((a, b) => (a.period.start < b.period.start ? -1 : a.period.start > b.period.start ? 1 : 0));
  const page = pageIn(context, query, wanted, {
    start: ({ period }) => period.start,
    entity: ({ lease }) => lease.entity.name,
    fee: ({ feeOre }) => feeOre,
  });
  return {
    ...page,
    data: page.data.map(shownOf),
    sum: { fee: fromOre(wanted.reduce((sum, { feeOre }) => sum + feeOre, 0)) },
  };
};
