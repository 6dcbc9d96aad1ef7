import {
  addMonthsToMonth,
  type LocalDate,
  type Month,
  monthOf,
  monthsBetween,
  startOfMonth,
} from '@husrum/format';
import type { RequestContext } from '../platform/http';
import { inTurns } from '../platform/in-turns';
import { plannedFee } from '../rent/invoice.rules';
import { type ForeseenInvoice, foresee, termsOnSending } from '../rent/simulation.rules';
import { type CompanyMonths, companyMonths } from './company-months.store';
import { type FutureLease, futureLeases, type Scope } from './simulated-leases.store';

export const MONTHS = 12;

/** The month of a day and the eleven after it. */
export const yearFrom = (today: LocalDate): Month[] =>
  Array.from({ length: MONTHS }, (_, at) => addMonthsToMonth(today, at));

/** An invoice to come, with the lease it is for. */
export interface LeaseForecast extends ForeseenInvoice {
  lease: FutureLease;
  /** Öre ex VAT. */
  feeOre: number;
}

/** What the invoices that are made but not sent will have grown by when the adjustments to come have reached them. */
const growthOf = (lease: FutureLease, { requireReview }: CompanyMonths): { month: Month; ore: number }[] =>
  lease.adjustments.length === 0
    ? []
    : lease.open.map(({ sendDate, ...period }) => {
        const terms = termsOnSending(lease, lease.adjustments, requireReview ? null : sendDate);
        const now = plannedFee(period, lease.versions, lease.addons);
        return { month: monthOf(period.start), ore: plannedFee(period, terms.versions, terms.addons) - now };
      });

export interface Future {
  invoices: LeaseForecast[];
  growth: { month: Month; ore: number }[];
}

/** The invoices that the coming twelve months' runs will make (D-21), by the plan of the runs themselves. */
export const foreseeInvoices = async (
  { tx, clock }: Pick<RequestContext, 'tx' | 'clock'>,
  scope: Scope = {},
): Promise<Future> => {
  const today = clock.today();
  const last = addMonthsToMonth(today, MONTHS - 1);
  const companies = await companyMonths(tx, today);
  const future: Future = { invoices: [], growth: [] };
  const leases = await futureLeases(tx, scope, startOfMonth(addMonthsToMonth(today, -MONTHS)));
  for await (const lease of inTurns(leases)) {
    const company = companies.get(lease.companyId);
    if (company === undefined || lease.versions.length === 0) continue;
    const count = monthsBetween(company.coming, last) + 1;
    for (const invoice of foresee(lease, company, { first: company.coming, count, today })) {
      const { versions, addons } = invoice.terms;
      future.invoices.push({ ...invoice, lease, feeOre: plannedFee(invoice.period, versions, addons) });
    }
    future.growth.push(...growthOf(lease, company));
  }
  return future;
};
