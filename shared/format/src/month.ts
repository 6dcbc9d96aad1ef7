import { addDays, daysBetween, earliestDate, type LocalDate, latestDate } from './local-date';
import { twoDigits } from './two-digits';

/** A calendar month, `YYYY-MM`. Functions that take a month also accept a date in it. */
export type Month = string;

const monthNumber = (month: Month): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;

/** The month of a date: `2026-11-20` gives `2026-11`. */
export const monthOf = (date: LocalDate): Month => date.slice(0, 7);

/** The month a number of months later, or earlier when negative. */
export const addMonthsToMonth = (month: Month, months: number): Month => {
  const number = monthNumber(month) + months;
  return `${String(Math.floor(number / 12)).padStart(4, '0')}-${twoDigits((number % 12) + 1)}`;
};

/** Months between two months: 0 for the same month. */
export const monthsBetween = (from: Month, to: Month): number => monthNumber(to) - monthNumber(from);

/** The first day of the month. */
export const startOfMonth = (month: Month | LocalDate): LocalDate => `${monthOf(month)}-01`;

/** The last day of the month. */
export const endOfMonth = (month: Month | LocalDate): LocalDate =>
  addDays(startOfMonth(addMonthsToMonth(month, 1)), -1);

/** 28 to 31. */
export const daysInMonth = (month: Month | LocalDate): number => Number(endOfMonth(month).slice(8));

/** Day 1 to 31 of a month, at most its last day: day 31 of `2027-02` is `2027-02-28`. */
export const dayInMonth = (month: Month | LocalDate, day: number): LocalDate =>
  // Every month has 28 days: looking up its length would double the time of adding months.
  `${monthOf(month)}-${twoDigits(day <= 28 ? day : Math.min(day, daysInMonth(month)))}`;

/** The date a number of months later, at most the month's last day: one month after `2027-01-31` is `2027-02-28`. */
export const addMonths = (date: LocalDate, months: number): LocalDate =>
  dayInMonth(addMonthsToMonth(date, months), Number(date.slice(8)));

/** The part of a period in one calendar month. */
interface MonthPart {
  month: Month;
  days: number;
  daysInMonth: number;
}

/** Splits the days from start to stop, both inclusive, by calendar month, in order. */
export const splitByMonth = ({ start, stop }: { start: LocalDate; stop: LocalDate }): MonthPart[] => {
  const parts: MonthPart[] = [];
  for (let month = monthOf(start); month <= monthOf(stop); month = addMonthsToMonth(month, 1)) {
    const first = latestDate(start, startOfMonth(month));
    const last = earliestDate(stop, endOfMonth(month));
    parts.push({ month, days: daysBetween(first, last) + 1, daysInMonth: daysInMonth(month) });
  }
  return parts;
};
