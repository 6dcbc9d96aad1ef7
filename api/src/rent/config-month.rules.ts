import type { GeneratePeriod } from '@husrum/contract/company';
import { addMonthsToMonth, dayInMonth, type LocalDate, type Month, monthOf } from '@husrum/format';

/** When the invoices of a company are created automatically. */
export interface GenerateSettings {
  /** 1 to 31; the last day in shorter months. */
  generateDay: number;
  generatePeriod: GeneratePeriod;
}

const later = (a: Month, b: Month): Month => (a > b ? a : b);
const monthsAhead = (period: GeneratePeriod): number => (period === 'NEXT_MONTH' ? 1 : 0);
const nextRunMonth = (today: LocalDate, generateDay: number): Month =>
  today < dayInMonth(today, generateDay) ? monthOf(today) : addMonthsToMonth(today, 1);

/**
 * The first month whose generation day is after today: `next_invoice_month_based_on_invoicingconfig`
 * (docs/domain-rules.md, D-7).
 */
export const configMonth = (today: LocalDate, { generateDay, generatePeriod }: GenerateSettings): Month =>
  addMonthsToMonth(nextRunMonth(today, generateDay), monthsAhead(generatePeriod));

/** The month of the next invoice of a lease: the later of its own and the company's; null when none is left (D-7). */
export const effectiveMonth = (leaseMonth: Month | null, companyMonth: Month): Month | null =>
  leaseMonth === null ? null : later(leaseMonth, companyMonth);

/** The earliest month that a user may select as next invoice month (D-7). */
export const earliestSelectableMonth = (
  today: LocalDate,
  settings: GenerateSettings,
  leaseMonth: Month | null,
): Month => {
  const companyMonth = configMonth(today, settings);
  const runMonth = nextRunMonth(today, settings.generateDay);
  return later(runMonth, later(companyMonth, leaseMonth ?? companyMonth));
};

/** The day on which the invoices of periods that start in a month are created (D-7). */
export const generationDate = (month: Month, { generateDay, generatePeriod }: GenerateSettings): LocalDate =>
  dayInMonth(addMonthsToMonth(month, -monthsAhead(generatePeriod)), generateDay);
