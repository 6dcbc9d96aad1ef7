import type { Match } from './match-bank-payments.rules';

/** What a user asked to register: all that are ready but `except_ids`, and payments that they ticked with their invoices. */
export interface Selection {
  readonly except_ids: readonly number[];
  readonly also: readonly { readonly id: number; readonly invoice_id: number }[];
}

type SelectableMatch = Pick<Match, 'paymentId' | 'state' | 'invoiceId' | 'canBook'>;

/**
 * The payments to register, in the order of the file. Null when one that the user ticked can no longer be registered on the invoice
 * that was shown.
 */
export const selectBooked = <Row extends { readonly match: SelectableMatch }>(
  rows: readonly Row[],
  { except_ids, also }: Selection,
): Row[] | null => {
  const excepted = new Set(except_ids);
  const ticked = new Map(also.map(({ id, invoice_id }) => [id, invoice_id]));
  const selected = rows.filter(({ match: { paymentId, state, canBook, invoiceId } }) => {
    if (!canBook) return false;
    return state === 'READY' ? !excepted.has(paymentId) : ticked.get(paymentId) === invoiceId;
  });
  const isComplete = selected.filter(({ match }) => ticked.has(match.paymentId)).length === ticked.size;
  return isComplete ? selected : null;
};
