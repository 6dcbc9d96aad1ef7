import type { BankPayment, BankPaymentGroup } from '@husrum/contract/bank-file';
import { fromOre, toOre } from '@husrum/format';

/** What the user has changed: payments that are ready but not to be registered, and others that are ticked. By payment. */
export interface BookingSelection {
  /** SEK. */
  readonly except: ReadonlyMap<number, number>;
  readonly also: ReadonlyMap<number, { readonly invoiceId: number; readonly amount: number }>;
}

export const emptySelection: BookingSelection = { except: new Map(), also: new Map() };

const sumOre = (amounts: Iterable<number>): number =>
  [...amounts].reduce((sum, amount) => sum + toOre(amount), 0);

/** How many payments would be registered, and their sum in SEK. Calculated in öre. */
export const summarizeBooking = (
  ready: Pick<BankPaymentGroup, 'count' | 'amount'>,
  { except, also }: BookingSelection,
): { count: number; amount: number } => ({
  count: ready.count - except.size + also.size,
  amount: fromOre(
    toOre(ready.amount) - sumOre(except.values()) + sumOre([...also.values()].map(({ amount }) => amount)),
  ),
});

type Row = Pick<BankPayment, 'id' | 'amount' | 'invoice' | 'can_book'>;

/** The selection after the user has ticked exactly `selected` of the rows that are ready and shown. */
export const selectReady = (
  selection: BookingSelection,
  shown: readonly Row[],
  selected: ReadonlySet<number | string>,
): BookingSelection => {
  const except = new Map(selection.except);
  for (const { id, amount } of shown) {
    if (selected.has(id)) except.delete(id);
    else except.set(id, amount);
  }
  return { ...selection, except };
};

/** Ticks a payment that needs a choice, or unticks it. */
export const tick = (
  selection: BookingSelection,
  { id, amount, invoice, can_book }: Row,
  isTicked: boolean,
): BookingSelection => {
  const also = new Map(selection.also);
  if (isTicked && can_book && invoice !== null) also.set(id, { invoiceId: invoice.id, amount });
  else also.delete(id);
  return { ...selection, also };
};

/** Whether a payment is ticked with the invoice that is shown. Another one may have been proposed since. */
export const isTicked = ({ also }: BookingSelection, { id, invoice }: Pick<Row, 'id' | 'invoice'>): boolean =>
  invoice !== null && also.get(id)?.invoiceId === invoice.id;

/** Forgets a payment that is about to change its group. */
export const forget = ({ except, also }: BookingSelection, id: number): BookingSelection => ({
  except: new Map([...except].filter(([key]) => key !== id)),
  also: new Map([...also].filter(([key]) => key !== id)),
});
