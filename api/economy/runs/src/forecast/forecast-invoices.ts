import { listInvoicingCalendars } from '@husrum/api-objects';
import { type RequestContext, yieldToEventLoopBetween } from '@husrum/api-platform';
import { calculateInvoiceFee, forecastLeaseInvoices, type InvoicingCalendar } from '@husrum/api-rent';
import { addMonthsToMonth, type LocalDate, type Month, monthsBetween, startOfMonth } from '@husrum/format';
import { type ForecastScope, type LeaseToForecast, listLeasesToForecast } from './leases-to-forecast.store';

export const FORECAST_MONTHS = 12;

/** Lists the current month and the eleven that follow. */
export const listForecastMonths = (today: LocalDate): Month[] =>
  Array.from({ length: FORECAST_MONTHS }, (_, index) => addMonthsToMonth(today, index));

/** A future invoice with its lease. */
export type LeaseForecastInvoice = ReturnType<typeof forecastLeaseInvoices>[number] & {
  lease: LeaseToForecast;
  /** Öre ex VAT. */
  feeOre: number;
};

/** Lists the months up to `lastMonth` that runs will invoice. */
const listRunMonths = (
  { createsInvoices, firstMonthToComplete: first, completedMonths }: InvoicingCalendar,
  lastMonth: Month,
): Month[] => {
  if (!createsInvoices) return [];
  const count = Math.max(0, monthsBetween(first, lastMonth) + 1);
  const months = Array.from({ length: count }, (_, index) => addMonthsToMonth(first, index));
  return months.filter((month) => !completedMonths.has(month));
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
  const calendars = await listInvoicingCalendars(tx, today);
  const forecast: Forecast = { invoices: [] };
  // The list includes leases that have ended: a run of an earlier month that failed still has to invoice their last days.
  const leases = await listLeasesToForecast(
    tx,
    scope,
    startOfMonth(addMonthsToMonth(today, -FORECAST_MONTHS)),
  );
  for await (const lease of yieldToEventLoopBetween(leases)) {
    const calendar = calendars.get(lease.companyId);
    if (calendar === undefined || lease.versions.length === 0) continue;
    for (const invoice of forecastLeaseInvoices(lease, calendar.settings, {
      months: listRunMonths(calendar, lastMonth),
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
