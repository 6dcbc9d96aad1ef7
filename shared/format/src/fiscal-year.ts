import type { LocalDate } from './local-date';
import { addMonthsToMonth, endOfMonth, type Month, monthOf, startOfMonth } from './month';
import { twoDigits } from './two-digits';

/** The first month of the fiscal year that has the day or month. `startMonth` is 1–12: 7 for July to June. */
export const firstMonthOfFiscalYear = (day: LocalDate | Month, startMonth: number): Month => {
  const sameYear = `${day.slice(0, 4)}-${twoDigits(startMonth)}`;
  return sameYear <= monthOf(day) ? sameYear : addMonthsToMonth(sameYear, -12);
};

/** The fiscal year that has the day: twelve months, both days inclusive. */
export const fiscalYearOf = (
  day: LocalDate,
  startMonth: number,
): { readonly start: LocalDate; readonly stop: LocalDate } => {
  const first = firstMonthOfFiscalYear(day, startMonth);
  return { start: startOfMonth(first), stop: endOfMonth(addMonthsToMonth(first, 11)) };
};
