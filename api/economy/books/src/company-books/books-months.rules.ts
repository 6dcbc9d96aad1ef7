import type { BooksMonth } from '@husrum/contract/company-books';
import {
  addMonthsToMonth,
  endOfMonth,
  fromOre,
  type LocalDate,
  type Month,
  monthOf,
  monthsBetween,
  startOfMonth,
} from '@husrum/format';

export interface BookedMonth {
  readonly month: Month;
  readonly vouchers: number;
  readonly debitOre: number;
}
export interface Export {
  readonly from: LocalDate;
  readonly to: LocalDate;
  /** ISO date-time. */
  readonly at: string;
  readonly by: string | null;
}

/** The last export that has all days of the month. `exports` is in the order of time. */
export const findLastExport = (month: Month, exports: readonly Export[]): Export | null =>
  exports.findLast(({ from, to }) => from <= startOfMonth(month) && to >= endOfMonth(month)) ?? null;

/** Every month from the first booked one to that of today, the latest first, also those without vouchers. */
export const listMonths = (
  booked: readonly BookedMonth[],
  {
    today,
    lockedThrough,
    exports,
  }: {
    readonly today: LocalDate;
    readonly lockedThrough: LocalDate | null;
    readonly exports: readonly Export[];
  },
): Omit<BooksMonth, 'booked_since'>[] => {
  const current = monthOf(today);
  const known = [current, ...booked.map(({ month }) => month)].sort();
  const first = known.at(0) ?? current;
  const last = known.at(-1) ?? current;
  return Array.from({ length: monthsBetween(first, last) + 1 }, (_, index) => {
    const month = addMonthsToMonth(last, -index);
    const { vouchers = 0, debitOre = 0 } = booked.find((one) => one.month === month) ?? {};
    const exported = findLastExport(month, exports);
    return {
      ...{ month, vouchers, turnover: fromOre(debitOre) },
      is_locked: lockedThrough !== null && endOfMonth(month) <= lockedThrough,
      exported: exported && { at: exported.at, by: exported.by },
    };
  });
};
