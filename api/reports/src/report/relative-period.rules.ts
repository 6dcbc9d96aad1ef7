import type { RelativePeriod } from '@husrum/contract/report';
import {
  addDays,
  addMonthsToMonth,
  endOfMonth,
  isoWeek,
  type LocalDate,
  startOfMonth,
  startOfWeek,
} from '@husrum/format';

/** Local dates, both inclusive. */
export interface DateRange {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

const monthRange = (date: LocalDate): DateRange => ({ from: startOfMonth(date), to: endOfMonth(date) });
const weekRange = (date: LocalDate): DateRange => {
  const monday = startOfWeek(isoWeek(date));
  return { from: monday, to: addDays(monday, 6) };
};
const yearRange = (year: number): DateRange => ({ from: `${year}-01-01`, to: `${year}-12-31` });
const dayRange = (date: LocalDate): DateRange => ({ from: date, to: date });

/** The dates of a period that is relative to today. */
export const toDateRange = (period: RelativePeriod, today: LocalDate): DateRange => {
  const thisYear = Number(today.slice(0, 4));
  const periods: Readonly<Record<RelativePeriod, () => DateRange>> = {
    this_month: () => monthRange(today),
    last_month: () => monthRange(addMonthsToMonth(today, -1)),
    this_year: () => yearRange(thisYear),
    last_year: () => yearRange(thisYear - 1),
    this_week: () => weekRange(today),
    last_week: () => weekRange(addDays(today, -7)),
    today: () => dayRange(today),
    yesterday: () => dayRange(addDays(today, -1)),
  };
  return periods[period]();
};
