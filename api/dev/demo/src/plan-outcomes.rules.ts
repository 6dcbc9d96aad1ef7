import { addDays, type LocalDate } from '@husrum/format';
import { type DemoPayment, halfRoundedDown } from './plan-invoices.rules';

/** Only of invoices that are due this many days ago or later, some are kept open: older ones are settled by now. */
const RECENT_DAYS = 45;
const PAID_AFTER_DAYS = 1;

/**
 * The outcomes of the first invoices of each sending, in order. Whatever the day, some sending is due already and another is not
 * yet, so each outcome is seen before and after the due date.
 */
const recentOutcomes = [
  'PAID_IN_PART',
  'UNPAID',
  'CREDITED_AND_SENT',
  'CREDITED',
  'LAST_DAY_CREDITED',
] as const;
export type RecentOutcome = (typeof recentOutcomes)[number];

/** The outcome of the invoice at this place of its sending. The result is undefined when it has no special one. */
export const planOutcome = (
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
