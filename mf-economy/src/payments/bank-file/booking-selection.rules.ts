import type { BankPayment, BankPaymentGroup } from '@husrum/contract/bank-file';
import { fromOre, toOre } from '@husrum/format';

/** What the user has changed. A payment that is ready is registered unless it is unticked, one that needs a choice only if it is ticked. */
export interface BookingSelection {
  /** The ready payments not to register: id and amount in SEK. */
  readonly unticked: ReadonlyMap<number, number>;
  /** The payments that need a choice and are to be registered, by id: the invoice that was shown, and the amount in SEK. */
  readonly ticked: ReadonlyMap<number, { readonly invoiceId: number; readonly amount: number }>;
}

export const emptySelection: BookingSelection = { unticked: new Map(), ticked: new Map() };

const sumOre = (amounts: Iterable<number>): number =>
  [...amounts].reduce((sum, amount) => sum + toOre(amount), 0);

/** How many payments would be registered, and their sum in SEK. It is calculated in öre. */
export const summarizeBooking = (
  ready: Pick<BankPaymentGroup, 'count' | 'amount'>,
  { unticked, ticked }: BookingSelection,
): { count: number; amount: number } => ({
  count: ready.count - unticked.size + ticked.size,
  amount: fromOre(
    toOre(ready.amount) -
      sumOre(unticked.values()) +
      sumOre([...ticked.values()].map(({ amount }) => amount)),
  ),
});

type Row = Pick<BankPayment, 'id' | 'amount' | 'invoice' | 'can_book'>;

/** The selection after the user has changed the ticks of a page of ready payments. `tickedIds` are those of the page that are ticked now. */
export const selectReady = (
  selection: BookingSelection,
  page: readonly Row[],
  tickedIds: ReadonlySet<number | string>,
): BookingSelection => {
  const unticked = new Map(selection.unticked);
  for (const { id, amount } of page) {
    if (tickedIds.has(id)) unticked.delete(id);
    else unticked.set(id, amount);
  }
  return { ...selection, unticked };
};

/** Ticks a payment that needs a choice, or unticks it. */
export const tick = (
  selection: BookingSelection,
  { id, amount, invoice, can_book }: Row,
  isChecked: boolean,
): BookingSelection => {
  const ticked = new Map(selection.ticked);
  if (isChecked && can_book && invoice !== null) ticked.set(id, { invoiceId: invoice.id, amount });
  else ticked.delete(id);
  return { ...selection, ticked };
};

/** Whether a payment is ticked with the invoice that is shown. Another one may have been proposed since. */
export const isTicked = (
  { ticked }: BookingSelection,
  { id, invoice }: Pick<Row, 'id' | 'invoice'>,
): boolean => invoice !== null && ticked.get(id)?.invoiceId === invoice.id;

/** Forgets a payment that may move to another group. */
export const forget = ({ unticked, ticked }: BookingSelection, paymentId: number): BookingSelection => ({
  unticked: new Map([...unticked].filter(([id]) => id !== paymentId)),
  ticked: new Map([...ticked].filter(([id]) => id !== paymentId)),
});

/**
 * The selection when payments have changed: what the user has unticked stays unticked. The ticks are forgotten, because the invoice
 * of one may have been paid by another payment since.
 */
export const forgetTicked = ({ unticked }: BookingSelection): BookingSelection => ({
  unticked,
  ticked: emptySelection.ticked,
});

/** Forgets the unticked payments that are not ready any more: the sum of the ready ones does not include them. */
export const keepReady = (
  { unticked, ticked }: BookingSelection,
  readyIds: ReadonlySet<number>,
): BookingSelection => ({
  unticked: new Map([...unticked].filter(([id]) => readyIds.has(id))),
  ticked,
});
