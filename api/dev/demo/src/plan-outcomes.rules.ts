import { addDays, type LocalDate } from '@husrum/format';
import { type DemoPayment, halfRoundedDown, RECENT_DAYS } from './plan-invoices.rules';

const PAID_AFTER_DAYS = 1;

/**
 * The first invoices of each recent sending have these outcomes, one each, in this order. On any day, some of these sendings are due
 * already and others are not: the demo shows each outcome before and after the due date.
 */
const recentOutcomes = [
  'PAID_IN_PART',
  'UNPAID',
  'CREDIT_HANDED_OVER',
  'CREDITED',
  'CREDITED_IN_PART',
] as const;
export type RecentOutcome = (typeof recentOutcomes)[number];

/** The outcome of the invoice at this place of its sending. The result is undefined when it has none of these. */
export const pickRecentOutcome = (
  index: number,
  { due, today }: { due: LocalDate; today: LocalDate },
): RecentOutcome | undefined => (due >= addDays(today, -RECENT_DAYS) ? recentOutcomes[index] : undefined);

/** The payment of half of an invoice that was sent on a day, or none. */
export const planPartPayment = (
  outcome: 'PAID_IN_PART' | 'UNPAID',
  payOre: number,
  sent: LocalDate,
  today: LocalDate,
): DemoPayment[] => {
  const paidAt = addDays(sent, PAID_AFTER_DAYS);
  const amountOre = halfRoundedDown(payOre);
  return outcome === 'UNPAID' || paidAt > today || amountOre <= 0 ? [] : [{ amountOre, paidAt }];
};
