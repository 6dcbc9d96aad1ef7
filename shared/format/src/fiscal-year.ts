import type { LocalDate } from './local-date';
import { addMonthsToMonth, endOfMonth, type Month, monthOf, startOfMonth } from './month';
import { twoDigits } from './two-digits';

/** Both days are inclusive. */
export interface FiscalYear {
  readonly start: LocalDate;
  readonly stop: LocalDate;
}

/** The first month of the fiscal year that has the day or month. `startMonth` is 1–12: 7 for July to June. */
const firstMonthOfFiscalYear = (day: LocalDate | Month, startMonth: number): Month => {
  const sameYear = `${day.slice(0, 4)}-${twoDigits(startMonth)}`;
  return sameYear <= monthOf(day) ? sameYear : addMonthsToMonth(sameYear, -12);
};

/** The fiscal year that has the day: twelve months. */
export const fiscalYearOf = (day: LocalDate, startMonth: number): FiscalYear => {
  const first = firstMonthOfFiscalYear(day, startMonth);
  return { start: startOfMonth(first), stop: endOfMonth(addMonthsToMonth(first, 11)) };
};

/** The fiscal years of the first and the last day of at most a year, the latest first. */
export const fiscalYearsOf = (
  { from, to }: { readonly from: LocalDate; readonly to: LocalDate },
  startMonth: number,
): FiscalYear[] => {
  const last = fiscalYearOf(to, startMonth);
  return from < last.start ? [last, fiscalYearOf(from, startMonth)] : [last];
};
