import type { Period } from '@husrum/api-rent';
import {
  addDays,
  addMonths,
  addMonthsToMonth,
  endOfMonth,
  type LocalDate,
  type Month,
  monthOf,
  startOfMonth,
} from '@husrum/format';

/** The twelve whole months before the current one: the days of `stat_income_r12` (D-21). */
export const lastTwelveMonths = (today: LocalDate): Period => ({
  start: startOfMonth(addMonthsToMonth(today, -12)),
  stop: endOfMonth(addMonthsToMonth(today, -1)),
});

/** The twelve months that end today: the days of `stat_sent_r12` (D-21). */
export const twelveMonthsUntil = (today: LocalDate): Period => ({
  start: addDays(addMonths(today, -12), 1),
  stop: today,
});

/** What has been sent for a rental month, and how much of it is paid and left. The rest is written off. Öre with VAT. */
export interface RentalMonth {
  month: Month;
  billedOre: number;
  paidOre: number;
  leftOre: number;
}

/**
 * The rental month of today and the next one, whose invoices are usually sent before it begins (D-21). An invoice belongs to the
 * month in which its period begins. A month without sent invoices has zeros.
 */
export const listCurrentRentalMonths = (
  today: LocalDate,
  sent: ReadonlyMap<Month, Omit<RentalMonth, 'month'>>,
): readonly RentalMonth[] =>
  [monthOf(today), addMonthsToMonth(today, 1)].map((month) => ({
    month,
    ...(sent.get(month) ?? { billedOre: 0, paidOre: 0, leftOre: 0 }),
  }));
