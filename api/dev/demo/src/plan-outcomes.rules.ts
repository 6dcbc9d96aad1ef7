import { addDays, earliestDate, type LocalDate } from '@husrum/format';
import { type DemoPayment, halfRoundedDown, RECENT_DAYS } from './plan-invoices.rules';

const PAID_AFTER_DAYS = 1;

/**
 * The first invoices of each due date of a recent sending have these outcomes, one each, in this order. On any day, some of them are
 * due already and others are not: the demo shows each outcome before and after the due date.
 */
const recentOutcomes = [
  'PAID_IN_PART',
  'UNPAID',
  'CREDIT_HANDED_OVER',
  'CREDITED',
  'CREDITED_IN_PART',
] as const;
export type RecentOutcome = (typeof recentOutcomes)[number];

/** The outcome of the invoice at this place among those of its sending with its due date. The result is undefined when it has none of these. */
export const pickRecentOutcome = (
  index: number,
  { due, today }: { due: LocalDate; today: LocalDate },
): RecentOutcome | undefined => (due >= addDays(today, -RECENT_DAYS) ? recentOutcomes[index] : undefined);

/** The payment of half of an invoice that was sent on a day, or none: on the day after, or at once when that is not over yet. */
export const planPartPayment = (
  outcome: 'PAID_IN_PART' | 'UNPAID',
  payOre: number,
  sent: LocalDate,
  today: LocalDate,
): DemoPayment[] => {
  const paidAt = earliestDate(addDays(sent, PAID_AFTER_DAYS), today);
  const amountOre = halfRoundedDown(payOre);
  return outcome === 'UNPAID' || amountOre <= 0 ? [] : [{ amountOre, paidAt }];
};
