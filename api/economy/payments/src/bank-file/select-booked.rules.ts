import type { Match } from './match-bank-payments.rules';

/** What a user asked to register: all that are ready but `exceptIds`, and payments that they ticked with their invoices. */
export interface Selection {
  readonly exceptIds: readonly number[];
  readonly ticked: readonly { readonly paymentId: number; readonly invoiceId: number }[];
}

type SelectableMatch = Pick<Match, 'paymentId' | 'state' | 'invoiceId' | 'canBook'>;

/**
 * The payments to register, in the order of the file. The result is null when one that the user ticked can no longer be
 * registered on the invoice that was shown.
 */
export const selectBooked = <Row extends { readonly match: SelectableMatch }>(
  rows: readonly Row[],
  { exceptIds, ticked }: Selection,
): Row[] | null => {
  const excepted = new Set(exceptIds);
  const invoiceIds = new Map(ticked.map((one) => [one.paymentId, one.invoiceId]));
  const selected = rows.filter(({ match: { paymentId, state, canBook, invoiceId } }) => {
    if (!canBook) return false;
    return state === 'READY' ? !excepted.has(paymentId) : invoiceIds.get(paymentId) === invoiceId;
  });
  const isComplete =
    selected.filter(({ match }) => invoiceIds.has(match.paymentId)).length === invoiceIds.size;
  return isComplete ? selected : null;
};
