import { compareDates, type LocalDate } from '@husrum/format';
import { customersAccount } from './account.rules';
import type { BookingRules } from './booking-rules';
import { findClosingDay } from './cash-method.rules';
import { chargeLines, mergeLines, type VoucherLine } from './income.rules';
import type { BookedInvoice, Voucher } from './voucher.rules';

/** Something that changes how much of an invoice is income: an allocation, or a credit invoice of it. */
export interface IncomeEvent {
  readonly column: 'allocation_id' | 'invoicebase_id';
  readonly id: number;
  readonly day: LocalDate;
  /** What was paid on the invoice; negative when that was taken back. 0 for a credit invoice. */
  readonly paidOre: number;
  readonly credit: BookedInvoice | null;
}
/** An invoice whose income is booked when it is paid. */
export interface DeferredInvoice {
  readonly invoice: BookedInvoice;
  /** What happened in this transaction, and what before it. */
  readonly newEvents: readonly IncomeEvent[];
  readonly events: readonly IncomeEvent[];
  /** What nobody will pay, and was never income: rounded off or written off. Before this transaction, and now. */
  readonly droppedBeforeOre: number;
  readonly droppedOre: number;
  /** The vouchers of its income, in the order in which they were written. */
  readonly booked: readonly IncomeVoucher[];
}
export interface IncomeVoucher extends Voucher {
  readonly column: IncomeEvent['column'];
  readonly incomeOf: number;
}

const sumLines = (vouchers: readonly Pick<Voucher, 'lines'>[]): VoucherLine[] =>
  mergeLines(vouchers.flatMap(({ lines }) => lines)).filter(({ account }) => account !== customersAccount);

/** The part of lines that is paid. The largest takes what is left, so that they sum to `paidOre`. */
const takeShare = (lines: readonly VoucherLine[], paidOre: number, wholeOre: number): VoucherLine[] => {
  if (paidOre === wholeOre) return [...lines];
  const largest = lines.reduce((max, { ore }, index) => (ore < (lines[max]?.ore ?? 0) ? index : max), 0);
  const shares = lines.map((line, index) => ({
    ...line,
    ore: index === largest ? 0 : Math.round((line.ore * paidOre) / wholeOre) + 0,
  }));
  const restOre = 0 - paidOre - shares.reduce((sum, { ore }) => sum + ore, 0);
  return shares.map((line, index) => (index === largest ? { ...line, ore: restOre } : line));
};

interface IncomeState {
  readonly events: readonly IncomeEvent[];
  readonly isClosed: boolean;
  readonly droppedOre: number;
}

/** Whether the company has no income of it: it was cancelled, or moved to an accounting program. */
const isGone = ({ cancelledOn, book }: BookedInvoice): boolean => cancelledOn !== null || book !== null;

/** What should be booked of the invoice as income, VAT and rounding. */
const earnedLines = (
  { invoice }: DeferredInvoice,
  { events, isClosed, droppedOre }: IncomeState,
  rules: BookingRules,
): VoucherLine[] => {
  if (isGone(invoice)) return [];
  const charged = [invoice, ...events.flatMap(({ credit }) => (credit === null ? [] : [credit]))];
  const wholeOre = charged.reduce((sum, { payOre }) => sum + payOre, 0);
  const paidOre = events.reduce((sum, event) => sum + event.paidOre, 0);
  const earnedOre = isClosed ? wholeOre - droppedOre : Math.min(Math.max(paidOre, 0), wholeOre);
  if (wholeOre <= 0 || earnedOre <= 0) return [];
  return takeShare(mergeLines(charged.flatMap((one) => chargeLines(one, rules))), earnedOre, wholeOre);
};

/** The lines that lead from what is booked to what should be, against the customers account. */
const difference = (earned: readonly VoucherLine[], booked: readonly VoucherLine[]): VoucherLine[] => {
  const lines = mergeLines([...earned, ...booked.map((line) => ({ ...line, ore: 0 - line.ore }))]);
  const ore = lines.reduce((sum, line) => sum + line.ore, 0);
  return mergeLines([{ account: customersAccount, ore: 0 - ore }, ...lines]);
};

/**
 * The vouchers that the journal lacks of the income of an invoice that is booked when it is paid. Each payment books its share of all
 * rows, and the last one what is left, so that a paid invoice is booked to the öre. Payments that are undone or moved take it back.
 */
export const findMissingIncome = (
  deferred: DeferredInvoice,
  { rules, today }: { readonly rules: BookingRules; readonly today: LocalDate },
): IncomeVoucher[] => {
  const { invoice, events, newEvents, booked, droppedOre } = deferred;
  const before = deferred.droppedBeforeOre;
  const closingDay = findClosingDay(invoice.sentOn, rules, today);
  const isBooked = (event: IncomeEvent) =>
    booked.some(({ column, id }) => column === event.column && id === event.id);
  const missing: IncomeVoucher[] = [];
  const bookUpTo = (state: IncomeState, event: Pick<IncomeEvent, 'column' | 'id' | 'day'>) => {
    const lines = difference(earnedLines(deferred, state, rules), sumLines([...booked, ...missing]));
    if (lines.length > 0)
      missing.push({
        ...{ id: event.id, column: event.column, incomeOf: invoice.id, kind: 'INCOME', book: null },
        ...{ companyId: invoice.companyId, tenantId: invoice.tenantId, isReversal: false },
        ...{ eventDay: event.day, registeredOn: today, amountOre: 0, lines },
      });
  };
  const coming = newEvents.filter((event) => !isBooked(event)).toSorted((a, b) => compareDates(a.day, b.day));
  let happened = events.filter(
    (event) => !coming.some((one) => one.column === event.column && one.id === event.id),
  );
  const closing = { column: 'invoicebase_id', id: invoice.id } as const;
  const isLate = ({ day }: IncomeEvent) => closingDay !== null && day > closingDay;
  const wasClosed = booked.some(
    ({ column, id, eventDay, registeredOn }) =>
      column === closing.column && id === closing.id && eventDay === closingDay && registeredOn > eventDay,
  );
  for (const event of coming.filter((one) => !isLate(one))) {
    happened = [...happened, event];
    bookUpTo({ events: happened, isClosed: wasClosed, droppedOre: before }, event);
  }
  if (closingDay !== null && !isGone(invoice))
    bookUpTo({ events: happened, isClosed: true, droppedOre: before }, { ...closing, day: closingDay });
  for (const event of coming.filter(isLate)) {
    happened = [...happened, event];
    bookUpTo({ events: happened, isClosed: true, droppedOre }, event);
  }
  // What the events do not explain: the invoice was cancelled, or moved to other books.
  bookUpTo(
    { events: happened, isClosed: closingDay !== null, droppedOre },
    { ...closing, day: invoice.cancelledOn ?? today },
  );
  return missing;
};
