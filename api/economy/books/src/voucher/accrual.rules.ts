import { type LocalDate, latestDate, monthOf, splitByMonth, startOfMonth } from '@husrum/format';
import type { BookedRow } from './income.rules';

/** What of the rows is income when the invoice is sent, and what becomes income on later days. */
export interface Accrual {
  readonly now: readonly BookedRow[];
  /** In order of the days. */
  readonly later: readonly { readonly day: LocalDate; readonly rows: readonly BookedRow[] }[];
}

/**
 * The net of a row by the day on which it becomes income: the first that it charges for of each month. A month has the share that its
 * days are of its length, as in D-3. Months to that of the sending are income on its day.
 */
const splitRow = (
  { period, netOre, ...row }: BookedRow,
  sentOn: LocalDate,
): { readonly day: LocalDate; readonly row: BookedRow }[] => {
  const part = (ore: number) => ({ ...row, period, netOre: ore });
  if (period === null || monthOf(period.stop) <= monthOf(sentOn)) return [{ day: sentOn, row: part(netOre) }];
  const months = splitByMonth(period);
  const whole = months.reduce((sum, { days, daysInMonth }) => sum + days / daysInMonth, 0);
  let share = 0;
  let bookedOre = 0;
  return months.map(({ month, days, daysInMonth }) => {
    share += days / daysInMonth;
    const ore = Math.round((netOre * share) / whole) - bookedOre;
    bookedOre += ore;
    const isNow = month <= monthOf(sentOn);
    return { day: isNow ? sentOn : latestDate(period.start, startOfMonth(month)), row: part(ore) };
  });
};

/** Splits rows that charge for months to come: 17 000 for December and January, sent in November, is 8 500 on the first of each. */
export const accrueRows = (rows: readonly BookedRow[], sentOn: LocalDate): Accrual => {
  const parts = rows.flatMap((row) => splitRow(row, sentOn));
  const days = [...new Set(parts.map(({ day }) => day))].sort();
  const rowsOf = (day: LocalDate) => parts.filter((part) => part.day === day).map(({ row }) => row);
  return {
    now: rowsOf(sentOn),
    later: days.filter((day) => day !== sentOn).map((day) => ({ day, rows: rowsOf(day) })),
  };
};
