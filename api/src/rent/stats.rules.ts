import type { PaymentInterval } from '@husrum/contract/lease';
import { addMonthsToMonth, endOfMonth, type LocalDate, startOfMonth } from '@husrum/format';
import { decimal, fraction, over, rounded, sum } from './fraction';
import { perMonth, perYear } from './interval-rent.rules';
import type { Period } from './period';

/** An income that recurs: rent or add-on, öre per interval. */
export interface RecurringIncome {
  ore: number;
  interval: PaymentInterval;
}

/** Recurring incomes as one sum per month in öre (D-21), rounded once. */
export const monthlyIncome = (incomes: readonly RecurringIncome[]): number => {
  const byInterval = new Map<PaymentInterval, number>();
  for (const { ore, interval } of incomes) byInterval.set(interval, (byInterval.get(interval) ?? 0) + ore);
  return rounded(sum([...byInterval].map(([interval, ore]) => perMonth(ore, interval))));
};

/** Yearly rent per m² of let objects with an area, in SEK with two decimals (D-21); null when there is no area. */
export const averagePricePerM2 = (
  lets: readonly (RecurringIncome & { area: number | string })[],
): number | null => {
  const area = sum(lets.map((object) => decimal(object.area)));
  if (area.numerator === 0n) return null;
  const yearlyOre = lets.reduce((total, { ore, interval }) => total + perYear(ore, interval), 0);
  return rounded(over(fraction(yearlyOre), area)) / 100;
};

/** The last twelve whole months before the month of a day: what `r12` sums (D-21). */
export const lastTwelveMonths = (today: LocalDate): Period => ({
  start: startOfMonth(addMonthsToMonth(today, -12)),
  stop: endOfMonth(addMonthsToMonth(today, -1)),
});
