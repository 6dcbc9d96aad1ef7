import { type RequestContext, yieldToEventLoopBetween } from '@husrum/api-platform';
import { calculateInvoiceFee, type ForecastInvoice, forecastLeaseInvoices } from '@husrum/api-rent';
import { addMonthsToMonth, type LocalDate, type Month, monthsBetween, startOfMonth } from '@husrum/format';
import { findInvoicingMonths, type InvoicingMonths } from '../job-run/invoicing-months.store';
import { type ForecastScope, type LeaseToForecast, listLeasesToForecast } from './leases-to-forecast.store';

export const FORECAST_MONTHS = 12;

/** Lists the current month and the eleven that follow. */
export const listForecastMonths = (today: LocalDate): Month[] =>
  Array.from({ length: FORECAST_MONTHS }, (_, index) => addMonthsToMonth(today, index));

/** A future invoice with its lease. */
export interface LeaseForecastInvoice extends ForecastInvoice {
  lease: LeaseToForecast;
  /** Öre ex VAT. */
  feeOre: number;
}

/** Lists the months up to `lastMonth` that runs will invoice. */
const listRunMonths = ({ nextMonth, doneMonths }: InvoicingMonths, lastMonth: Month): Month[] => {
  if (nextMonth === null) return [];
  const count = Math.max(0, monthsBetween(nextMonth, lastMonth) + 1);
  const months = Array.from({ length: count }, (_, index) => addMonthsToMonth(nextMonth, index));
  return months.filter((month) => !doneMonths.has(month));
};

export interface Forecast {
  invoices: LeaseForecastInvoice[];
}

/**
 * The invoices that the runs of the next twelve months will create (docs/domain-rules.md, D-21), planned by the same rules as
 * the runs. A company whose invoices are created by hand has none.
 */
export const forecastInvoices = async (
  { tx, clock }: Pick<RequestContext, 'tx' | 'clock'>,
  scope: ForecastScope = {},
): Promise<Forecast> => {
  const today = clock.today();
  const lastMonth = addMonthsToMonth(today, FORECAST_MONTHS - 1);
  const companies = await findInvoicingMonths(tx, today);
  const forecast: Forecast = { invoices: [] };
  // Includes leases that have ended: a run of an earlier month that failed still has to invoice their last days.
  const leases = await listLeasesToForecast(
    tx,
    scope,
    startOfMonth(addMonthsToMonth(today, -FORECAST_MONTHS)),
  );
  for await (const lease of yieldToEventLoopBetween(leases)) {
    const company = companies.get(lease.companyId);
    if (company === undefined || lease.versions.length === 0) continue;
    for (const invoice of forecastLeaseInvoices(lease, company, {
      months: listRunMonths(company, lastMonth),
      today,
    })) {
      const { versions, addons } = invoice.terms;
      forecast.invoices.push({
        ...invoice,
        lease,
        feeOre: calculateInvoiceFee(invoice.period, versions, addons),
      });
    }
  }
  return forecast;
};
