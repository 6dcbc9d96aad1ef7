import type { GeneratePeriod } from '@husrum/contract/company';
import { addMonthsToMonth, dayInMonth, type LocalDate, type Month, monthOf } from '@husrum/format';

/** When a company's invoices come by themselves. */
export interface GenerateSettings {
  /** 1 to 31; in a shorter month its last day. */
  generateDay: number;
  generatePeriod: GeneratePeriod;
}

const later = (a: Month, b: Month): Month => (a > b ? a : b);
const monthsAhead = (period: GeneratePeriod): number => (period === 'NEXT_MONTH' ? 1 : 0);
const comingRunMonth = (today: LocalDate, generateDay: number): Month =>
  today < dayInMonth(today, generateDay) ? monthOf(today) : addMonthsToMonth(today, 1);

/** The first month a company's automatic invoices can still cover: `next_invoice_month_based_on_invoicingconfig` (D-7). */
export const configMonth = (today: LocalDate, { generateDay, generatePeriod }: GenerateSettings): Month =>
  addMonthsToMonth(comingRunMonth(today, generateDay), monthsAhead(generatePeriod));

/** The month of the lease's next invoice: the later of its own and the company's; null when it has no further one (D-7). */
export const effectiveMonth = (leaseMonth: Month | null, companyMonth: Month): Month | null =>
  leaseMonth === null ? null : later(leaseMonth, companyMonth);

/** The earliest month that may be chosen as next invoice month (D-7, spec part 1, section 5). */
export const earliestChoice = (
  today: LocalDate,
  settings: GenerateSettings,
  leaseMonth: Month | null,
): Month => {
  const companyMonth = configMonth(today, settings);
  const coming = comingRunMonth(today, settings.generateDay);
  return later(coming, later(companyMonth, leaseMonth ?? companyMonth));
};

/** The day on which the invoices that begin with a month are made (D-7). */
export const generationDate = (month: Month, { generateDay, generatePeriod }: GenerateSettings): LocalDate =>
  dayInMonth(addMonthsToMonth(month, -monthsAhead(generatePeriod)), generateDay);

/** The month whose periods a run on this day makes invoices for (D-8). */
export const targetMonth = (
  runDate: LocalDate,
  { generatePeriod }: Pick<GenerateSettings, 'generatePeriod'>,
): Month => addMonthsToMonth(runDate, monthsAhead(generatePeriod));

/** The days after `last` up to and including `today` on which invoices should have been made, in order (D-8). */
export const runDates = (
  last: LocalDate,
  today: LocalDate,
  { generateDay }: Pick<GenerateSettings, 'generateDay'>,
): LocalDate[] => {
  const dates: LocalDate[] = [];
  for (let month = monthOf(last); month <= monthOf(today); month = addMonthsToMonth(month, 1)) {
    const date = dayInMonth(month, generateDay);
    if (date > last && date <= today) dates.push(date);
  }
  return dates;
};
