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

/** Local days, both inclusive. */
export interface Days {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

const month = (of: LocalDate): Days => ({ from: startOfMonth(of), to: endOfMonth(of) });
const week = (of: LocalDate): Days => {
  const monday = startOfWeek(isoWeek(of));
  return { from: monday, to: addDays(monday, 6) };
};
const year = (of: number): Days => ({ from: `${of}-01-01`, to: `${of}-12-31` });
const day = (of: LocalDate): Days => ({ from: of, to: of });

/** The days that the period means today. */
export const daysOf = (period: RelativePeriod, today: LocalDate): Days => {
  const thisYear = Number(today.slice(0, 4));
  const periods: Readonly<Record<RelativePeriod, () => Days>> = {
    this_month: () => month(today),
    last_month: () => month(addMonthsToMonth(today, -1)),
    this_year: () => year(thisYear),
    last_year: () => year(thisYear - 1),
    this_week: () => week(today),
    last_week: () => week(addDays(today, -7)),
    today: () => day(today),
    yesterday: () => day(addDays(today, -1)),
  };
  return periods[period]();
};
