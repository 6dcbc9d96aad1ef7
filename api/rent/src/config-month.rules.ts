import type { GeneratePeriod } from '@husrum/contract/company';
import { addMonthsToMonth, dayInMonth, type LocalDate, type Month, monthOf } from '@husrum/format';

/** When the invoices of a company are created automatically. */
export interface GenerateSettings {
  /** 1 to 31; the last day in shorter months. */
  generateDay: number;
  /** Whether the invoices of a month are created in that month (CURRENT_MONTH) or in the month before (NEXT_MONTH). */
  generatePeriod: GeneratePeriod;
}

const later = (a: Month, b: Month): Month => (a > b ? a : b);
const monthsAhead = (period: GeneratePeriod): number => (period === 'NEXT_MONTH' ? 1 : 0);
/** The month of the next generation day. */
const nextGenerationMonth = (today: LocalDate, generateDay: number): Month =>
  today < dayInMonth(today, generateDay) ? monthOf(today) : addMonthsToMonth(today, 1);

/**
 * The first month whose generation day is after today: `next_invoice_month_based_on_invoicingconfig`
 * (docs/domain-rules.md, D-7).
 */
export const firstMonthToGenerate = (
  today: LocalDate,
  { generateDay, generatePeriod }: GenerateSettings,
): Month => addMonthsToMonth(nextGenerationMonth(today, generateDay), monthsAhead(generatePeriod));

/** The effective next month of a lease: the later of its own next month and the company's; null when none is left (D-7). */
export const effectiveMonth = (leaseMonth: Month | null, firstMonthToComplete: Month): Month | null =>
  leaseMonth === null ? null : later(leaseMonth, firstMonthToComplete);

/** The earliest month that a user may select as next invoice month (D-7). */
export const earliestSelectableMonth = (
  today: LocalDate,
  settings: GenerateSettings,
  leaseMonth: Month | null,
): Month => {
  const monthToGenerate = firstMonthToGenerate(today, settings);
  const generationMonth = nextGenerationMonth(today, settings.generateDay);
  return later(generationMonth, later(monthToGenerate, leaseMonth ?? monthToGenerate));
};

/** The day on which the invoices of periods that start in a month are created (D-7). */
export const generationDate = (month: Month, { generateDay, generatePeriod }: GenerateSettings): LocalDate =>
  dayInMonth(addMonthsToMonth(month, -monthsAhead(generatePeriod)), generateDay);
