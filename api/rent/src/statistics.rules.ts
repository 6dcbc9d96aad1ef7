import type { PaymentInterval } from '@husrum/contract/lease';
import { divide, fraction, parseDecimal, roundHalfAwayFromZero, sum } from './fraction';
import { toMonthlyAmount, toYearlyAmount } from './interval-rent.rules';

/** A recurring income: rent or add-on, öre per interval. */
export interface RecurringIncome {
  ore: number;
  interval: PaymentInterval;
}

/** The sum of recurring incomes in öre per month (docs/domain-rules.md, D-21), rounded once. */
export const monthlyIncome = (incomes: readonly RecurringIncome[]): number => {
  const byInterval = new Map<PaymentInterval, number>();
  for (const { ore, interval } of incomes) byInterval.set(interval, (byInterval.get(interval) ?? 0) + ore);
  return roundHalfAwayFromZero(sum([...byInterval].map(([interval, ore]) => toMonthlyAmount(ore, interval))));
};

/** The average yearly rent per m² of let entities, in SEK with two decimals (D-21); null without an area. */
export const averagePricePerM2 = (
  entities: readonly (RecurringIncome & { area: number | string })[],
): number | null => {
  const area = sum(entities.map((entity) => parseDecimal(entity.area)));
  if (area.numerator === 0n) return null;
  const yearlyOre = entities.reduce((total, { ore, interval }) => total + toYearlyAmount(ore, interval), 0);
  return roundHalfAwayFromZero(divide(fraction(yearlyOre), area)) / 100;
};
