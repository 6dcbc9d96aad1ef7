import { addDays, type LocalDate } from '@husrum/format';

/** The amounts of a payment in öre. */
interface Amounts {
  readonly amountOre: number;
  /** All of the payment, when the file splits it into parts. */
  readonly wholeOre: number;
}

/** A payment that is registered already, by hand or from another file, or that an earlier file has. */
export interface EarlierPayment extends Amounts {
  /** The id of the payment in its file. It is null for one that was registered by hand. */
  readonly bankPaymentId: number | null;
  /** The invoice that it is registered on. It is null while it is not registered. */
  readonly invoiceId: number | null;
  /** The tenant of that invoice. */
  readonly tenantId: number | null;
  /** The day of the payment, or the booking day of the bank. */
  readonly paidAt: LocalDate;
  /** What the payer wrote. It is empty for a payment that was registered by hand. */
  readonly references: readonly string[];
  readonly message: string | null;
}

/** The largest difference in days between two statements of one payment: booking day, value day, or the day that a user enters. */
export const SIMILAR_DAYS = 5;

/**
 * Whether an earlier payment of the same invoice may be the same payment: of the same amount, a few days before or after. The bank's
 * numbers of the two say nothing: a notification has the number of the payment, and a statement often only that of its entry.
 */
export const isSimilarPayment = (
  payment: Amounts & { readonly bookedOn: LocalDate },
  earlier: Pick<EarlierPayment, 'amountOre' | 'wholeOre' | 'paidAt'>,
): boolean =>
  (payment.amountOre === earlier.amountOre || payment.wholeOre === earlier.wholeOre) &&
  earlier.paidAt >= addDays(payment.bookedOn, -SIMILAR_DAYS) &&
  earlier.paidAt <= addDays(payment.bookedOn, SIMILAR_DAYS);
