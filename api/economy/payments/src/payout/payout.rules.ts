import type { LocalDate } from '@husrum/format';

/** A payment with money that is not used yet. */
export interface UnusedPayment {
  readonly id: number;
  readonly leftOre: number;
  readonly paidAt: LocalDate;
  /** Whether an accounting program has the money: it is paid back there. */
  readonly isInProgram: boolean;
}
export interface PayoutPart {
  readonly paymentId: number;
  readonly ore: number;
}

export const sumLeft = (payments: readonly UnusedPayment[]): number =>
  payments.reduce((sum, { leftOre }) => sum + leftOre, 0);

/** What a payout takes of each payment, in the given order. In öre: 7 250 of 5 000 and 4 000 takes 5 000 and 2 250. */
export const splitPayout = (amountOre: number, payments: readonly UnusedPayment[]): PayoutPart[] => {
  let openOre = amountOre;
  return payments.flatMap(({ id, leftOre }) => {
    const ore = Math.min(openOre, leftOre);
    openOre -= ore;
    return ore > 0 ? [{ paymentId: id, ore }] : [];
  });
};

/** The earliest day on which the amount can be paid back: that of the last payment that it takes money of. */
export const earliestPayoutDay = (
  amountOre: number,
  payments: readonly UnusedPayment[],
): LocalDate | null => {
  const used = new Set(splitPayout(amountOre, payments).map(({ paymentId }) => paymentId));
  const days = payments.filter(({ id }) => used.has(id)).map(({ paidAt }) => paidAt);
  return days.sort().at(-1) ?? null;
};

export type PayoutProblem = 'NO_CREDIT' | 'IN_PROGRAM' | 'MORE_THAN_CREDIT' | 'IN_FUTURE' | 'TOO_EARLY';

/** Why the payout cannot be registered, or null. `payments` are those of the tenant with the company. */
export const findPayoutProblem = (
  { amountOre, paidAt }: { readonly amountOre: number; readonly paidAt: LocalDate },
  payments: readonly UnusedPayment[],
  today: LocalDate,
): PayoutProblem | null => {
  const own = payments.filter(({ isInProgram }) => !isInProgram);
  if (sumLeft(payments) === 0) return 'NO_CREDIT';
  if (sumLeft(own) === 0) return 'IN_PROGRAM';
  if (amountOre > sumLeft(own)) return 'MORE_THAN_CREDIT';
  if (paidAt > today) return 'IN_FUTURE';
  const earliest = earliestPayoutDay(amountOre, own);
  return earliest !== null && paidAt < earliest ? 'TOO_EARLY' : null;
};
