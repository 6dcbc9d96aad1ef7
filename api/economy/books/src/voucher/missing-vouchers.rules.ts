import { groupBy } from '@husrum/api-platform';
import type { LocalDate } from '@husrum/format';
import {
  type BookedInvoice,
  type BookedPayment,
  type BookedPayout,
  type BookedRounding,
  cancellationVoucher,
  invoiceVoucher,
  type MovedCredit,
  movedCreditVoucher,
  negateLines,
  paymentVoucher,
  payoutVoucher,
  roundingVoucher,
  type Voucher,
} from './voucher.rules';

/** The vouchers of an event that count: each that was taken back is left out, with the one that took it back. */
const listValid = (booked: readonly Voucher[]): Voucher[] => {
  const valid: Voucher[] = [];
  for (const voucher of booked) {
    const taken = voucher.isReversal
      ? valid.findIndex(({ kind, book }) => kind === voucher.kind && book === voucher.book)
      : -1;
    if (taken === -1) valid.push(voucher);
    else valid.splice(taken, 1);
  }
  return valid;
};

/** Takes a voucher back, today or on its own day if that comes later. */
const reverse = (voucher: Voucher, today: LocalDate): Voucher => ({
  ...voucher,
  isReversal: true,
  eventDay: voucher.eventDay > today ? voucher.eventDay : today,
  registeredOn: today,
  amountOre: 0 - voucher.amountOre,
  lines: negateLines(voucher.lines),
});

interface Booking<Event> {
  readonly event: Event;
  /** All vouchers of the event, in the order in which they were written. */
  readonly booked: readonly Voucher[];
  readonly today: LocalDate;
}

/** Splits the valid vouchers into those in the books of the event, and the reversals of those that are in others. */
const splitByBook = ({ event: { book }, booked, today }: Booking<Pick<Voucher, 'book'>>) => {
  const valid = listValid(booked);
  return {
    own: valid.filter((voucher) => voucher.book === book),
    reversals: valid.filter((voucher) => voucher.book !== book).map((voucher) => reverse(voucher, today)),
  };
};

/**
 * The vouchers that the journal lacks of a sent invoice. What was booked stays as it is, whatever the settings are now; its
 * cancellation takes back just that. An invoice that moved to other books is taken back in the former ones.
 */
export const findMissingOfInvoice = (booking: Booking<BookedInvoice>): Voucher[] => {
  const { event } = booking;
  const { own, reversals } = splitByBook(booking);
  const { cancelledOn } = event;
  const bookedSending = own.filter(({ kind }) => kind !== 'CANCELLATION');
  const sending = bookedSending.length > 0 ? bookedSending : [invoiceVoucher(event)];
  const isCancellationBooked = own.some(({ kind }) => kind === 'CANCELLATION');
  return [
    ...reversals,
    ...(bookedSending.length > 0 ? [] : sending),
    ...(cancelledOn === null || isCancellationBooked
      ? []
      : sending.map((voucher) => cancellationVoucher(voucher, cancelledOn))),
  ];
};

/** Those of a payment. */
export const findMissingOfPayment = (booking: Booking<BookedPayment>): Voucher[] => {
  const { own, reversals } = splitByBook(booking);
  return own.length > 0 ? reversals : [...reversals, paymentVoucher(booking.event)];
};

/** Those of a payout. */
export const findMissingOfPayout = (booking: Booking<BookedPayout>): Voucher[] => {
  const { own, reversals } = splitByBook(booking);
  return own.length > 0 ? reversals : [...reversals, payoutVoucher(booking.event)];
};

/** Those of a rounding. One that does not count any more is taken back. */
export const findMissingOfRounding = (booking: Booking<BookedRounding>): Voucher[] => {
  const { event, today } = booking;
  const { own, reversals } = splitByBook(booking);
  if (!event.isValid) return [...reversals, ...own.map((voucher) => reverse(voucher, today))];
  return own.length > 0 ? reversals : [...reversals, roundingVoucher(event)];
};

/**
 * Those of an allocation between books. How much of it moved between them can change: the difference is booked. Without credit
 * that moved, what was booked is taken back.
 */
export const findMissingOfMovedCredits = ({
  event: credits,
  booked,
  today,
}: Booking<readonly MovedCredit[]>): Voucher[] => {
  const valid = listValid(booked);
  const kept = credits.filter(({ kind, ore }) =>
    valid.some((voucher) => voucher.kind === kind && voucher.amountOre === -ore),
  );
  const isKept = (voucher: Voucher) => kept.some(({ kind }) => kind === voucher.kind);
  return [
    ...valid.filter((voucher) => !isKept(voucher)).map((voucher) => reverse(voucher, today)),
    ...credits.filter((credit) => !kept.includes(credit)).map(movedCreditVoucher),
  ];
};

/** The vouchers of each event, by its id. */
export const groupByEvent = (vouchers: readonly Voucher[]): ReadonlyMap<number, readonly Voucher[]> =>
  groupBy(vouchers, ({ id }) => id);
