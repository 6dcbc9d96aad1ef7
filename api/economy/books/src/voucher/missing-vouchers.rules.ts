import type { LocalDate } from '@husrum/format';
import type { BookingRules } from './booking-rules';
import { type BookedDepositEntry, depositVoucher } from './deposit-voucher.rules';
import {
  type BookedInvoice,
  type BookedPayment,
  type BookedPayout,
  type BookedRounding,
  type CreditAllocation,
  cancellationVoucher,
  cancelledAccrual,
  invoiceVouchers,
  type MovedCredit,
  movedCreditVoucher,
  negateLines,
  paymentVoucher,
  payoutVoucher,
  roundingVoucher,
  type Voucher,
} from './voucher.rules';
import { type BookedWriteOff, writeOffVoucher } from './write-off-voucher.rules';

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

/** An event, with what is booked of it. */
export interface Booking<Event> {
  readonly event: Event;
  /** All vouchers of the event, in the order in which they were written. */
  readonly booked: readonly Voucher[];
  readonly today: LocalDate;
  /** How the company of the event keeps its books. */
  readonly rules: BookingRules;
}

/** Splits the valid vouchers into those in the books of the event, and the reversals of those that are in others. */
const splitByBook = ({ event: { book }, booked, today }: Omit<Booking<Pick<Voucher, 'book'>>, 'rules'>) => {
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
export const findMissingOfInvoice = ({ booked, ...booking }: Booking<BookedInvoice>): Voucher[] => {
  const { event, rules } = booking;
  const { own, reversals } = splitByBook({
    ...booking,
    booked: booked.filter(({ kind }) => kind !== 'INCOME'),
  });
  const { cancelledOn } = event;
  const bookedSending = own.filter(({ kind }) => kind !== 'CANCELLATION');
  const sending = bookedSending.length > 0 ? bookedSending : invoiceVouchers(event, rules);
  const isCancellationBooked = own.some(({ kind }) => kind === 'CANCELLATION');
  return [
    ...reversals,
    ...(bookedSending.length > 0 ? [] : sending),
    ...(cancelledOn === null || isCancellationBooked
      ? []
      : sending.map((voucher) =>
          voucher.kind === 'ACCRUAL'
            ? cancelledAccrual(voucher, cancelledOn)
            : cancellationVoucher(voucher, cancelledOn),
        )),
  ];
};

/** Those of an event that has one voucher in its books. */
const findMissingOfOne = <Event extends Pick<Voucher, 'book'>>(
  booking: Booking<Event>,
  toVoucher: (event: Event) => Voucher,
): Voucher[] => {
  const { own, reversals } = splitByBook(booking);
  return own.length > 0 ? reversals : [...reversals, toVoucher(booking.event)];
};

export const findMissingOfPayment = (booking: Booking<BookedPayment>): Voucher[] =>
  findMissingOfOne(booking, paymentVoucher);

export const findMissingOfPayout = (booking: Booking<BookedPayout>): Voucher[] =>
  findMissingOfOne(booking, payoutVoucher);

export const findMissingOfDepositEntry = (booking: Booking<BookedDepositEntry>): Voucher[] =>
  findMissingOfOne(booking, depositVoucher);

export const findMissingOfWriteOff = (booking: Booking<BookedWriteOff>): Voucher[] =>
  findMissingOfOne(booking, (writeOff) => writeOffVoucher(writeOff, booking));

/** Those of a rounding. One that does not count any more is taken back. */
export const findMissingOfRounding = (booking: Booking<BookedRounding>): Voucher[] => {
  const { event, booked, today } = booking;
  return event.isValid
    ? findMissingOfOne(booking, (rounding) => roundingVoucher(rounding, booking))
    : listValid(booked).map((voucher) => reverse(voucher, today));
};

/**
 * What of an allocation moves between the own books and those of a program. `unregisteredOre` of it are in no program, although its
 * payment is in one.
 */
export const findMovedCredits = (
  { id, companyId, tenantId, movedOn, amountOre, paidIn, usedIn }: CreditAllocation,
  unregisteredOre: number | undefined,
): MovedCredit[] => {
  const credit = { id, companyId, tenantId, movedOn, book: null };
  if (paidIn === null) return usedIn === null ? [] : [{ ...credit, kind: 'MOVED_CREDIT', ore: -amountOre }];
  return unregisteredOre === undefined
    ? []
    : [{ ...credit, kind: 'CREDIT_FROM_PROGRAM', ore: unregisteredOre }];
};

/**
 * Those of an allocation between books. How much of it moved between them can change: the difference is booked. Without credit
 * that moved, what was booked is taken back.
 */
export const findMissingOfMovedCredits = ({
  event: credits,
  booked,
  today,
}: Omit<Booking<readonly MovedCredit[]>, 'rules'>): Voucher[] => {
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
