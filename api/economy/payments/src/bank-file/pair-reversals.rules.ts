import { groupBy } from '@husrum/api-platform';
import { compareDates, type LocalDate } from '@husrum/format';
import { listReferences } from './payment-references.rules';

/** A payment or a reversal, of any file of the company. */
export interface ReversiblePayment {
  readonly id: number;
  readonly bankReference: string | null;
  readonly bookedOn: LocalDate;
  readonly amountOre: number;
  readonly currency: string;
  readonly references: readonly string[];
  readonly message: string | null;
  readonly isReversal: boolean;
}

const hasSameBankReference = (payment: ReversiblePayment, reversal: ReversiblePayment): boolean =>
  payment.bankReference !== null && payment.bankReference === reversal.bankReference;

const sharesReference = (payment: ReversiblePayment, reversal: ReversiblePayment): boolean => {
  const references = listReferences(payment);
  return listReferences(reversal).some((reference) => references.includes(reference));
};

/**
 * Pairs each reversal with the payment that it reverses: one of the same amount, booked on the same day or earlier, with the same
 * number of the bank, or else with the same reference. Of several, the latest one, because an earlier one is more likely to be
 * registered already. Returns the id of the counterpart for the id of either of the two.
 */
export const pairReversals = (payments: readonly ReversiblePayment[]): ReadonlyMap<number, number> => {
  const counterparts = new Map<number, number>();
  const reversals = payments.filter(({ isReversal }) => isReversal);
  if (reversals.length === 0) return counterparts;
  const latestFirst = payments
    .filter(({ isReversal }) => !isReversal)
    .sort((one, other) => compareDates(other.bookedOn, one.bookedOn) || other.id - one.id);
  const paymentsByAmount = groupBy(latestFirst, ({ amountOre, currency }) => `${amountOre} ${currency}`);
  for (const isSame of [hasSameBankReference, sharesReference])
    for (const reversal of reversals) {
      if (counterparts.has(reversal.id)) continue;
      const sameAmount = paymentsByAmount.get(`${reversal.amountOre} ${reversal.currency}`) ?? [];
      const reversed = sameAmount.find(
        (payment) =>
          !counterparts.has(payment.id) && payment.bookedOn <= reversal.bookedOn && isSame(payment, reversal),
      );
      if (reversed === undefined) continue;
      counterparts.set(reversal.id, reversed.id);
      counterparts.set(reversed.id, reversal.id);
    }
  return counterparts;
};
