import { listUnregisteredCreditsOfPayments } from '@husrum/api-payments';
import { groupBy, type Tx } from '@husrum/api-platform';
import { bookingDay, type LocalDate } from '@husrum/format';
import { listBookingRules } from '../company-books/books-settings.store';
import { holdLockedDays } from '../company-books/company-books.store';
import { listBookedDepositEntries } from './booked-deposit.store';
import {
  listBookedInvoices,
  listBookedPayments,
  listBookedPayouts,
  listBookedRoundings,
  listCreditAllocations,
  lockPaymentsOfAllocations,
} from './booked-event.store';
import { listBookedWriteOffs } from './booked-write-off.store';
import { type BookingRules, standardRules } from './booking-rules';
import { findMissingIncome, type IncomeVoucher } from './deferred-income.rules';
import { listDeferredInvoices } from './deferred-income.store';
import type { BookedDepositEntry } from './deposit-voucher.rules';
import {
  type Booking,
  findMissingOfDepositEntry,
  findMissingOfInvoice,
  findMissingOfMovedCredits,
  findMissingOfPayment,
  findMissingOfPayout,
  findMissingOfRounding,
  findMissingOfWriteOff,
  findMovedCredits,
} from './missing-vouchers.rules';
import {
  type BookedInvoice,
  type BookedPayment,
  type BookedPayout,
  type BookedRounding,
  type CreditAllocation,
  isBalanced,
  type Voucher,
} from './voucher.rules';
import {
  type EventColumn,
  insertVouchers,
  listVouchersOfEvents,
  takeUnbookedEvents,
  type UnbookedEventKind,
} from './voucher.store';
import type { BookedWriteOff } from './write-off-voucher.rules';

/** How many marked events one round books: it bounds its memory. */
const EVENTS_PER_ROUND = 2000;

interface Round {
  readonly tx: Tx;
  readonly today: LocalDate;
  /** How each company keeps its books, by its id. */
  readonly rules: ReadonlyMap<number, BookingRules>;
}

const rulesOf = ({ rules }: Round, companyId: number | null): BookingRules =>
  rules.get(companyId ?? 0) ?? standardRules;

/**
 * Writes the vouchers, each on its day or the first one that is not locked. One that does not balance, of an invoice whose rows do
 * not sum to its amount, is left out: it must not stop payments. The check of the books names it.
 */
const write = async (
  { tx }: Round,
  column: EventColumn,
  missing: readonly (Voucher | IncomeVoucher)[],
): Promise<void> => {
  const vouchers = missing.filter(isBalanced);
  if (vouchers.length === 0) return;
  const companyIds = new Set(vouchers.flatMap(({ companyId }) => (companyId === null ? [] : [companyId])));
  const lockedDays = await holdLockedDays(tx, [...companyIds]);
  await insertVouchers(
    tx,
    column,
    vouchers.map((voucher) => ({
      ...voucher,
      bookedOn: bookingDay(voucher.eventDay, lockedDays.get(voucher.companyId ?? 0) ?? null),
    })),
  );
};

interface Kind<Event> {
  readonly column: EventColumn;
  readonly list: (tx: Tx, ids: readonly number[]) => Promise<readonly Event[]>;
  readonly findMissing: (booking: Booking<Event>) => readonly Voucher[];
}

/** Books events of a kind. What is booked of them is read after they are: `list` may wait for another transaction that books them. */
const bookEvents = async <Event extends { readonly id: number; readonly companyId: number | null }>(
  round: Round,
  ids: readonly number[],
  { column, list, findMissing }: Kind<Event>,
): Promise<void> => {
  if (ids.length === 0) return;
  const events = await list(round.tx, ids);
  const booked = groupBy(await listVouchersOfEvents(round.tx, column, ids), ({ id }) => id);
  const missing = events.flatMap((event) =>
    findMissing({
      ...{ event, booked: booked.get(event.id) ?? [] },
      ...{ today: round.today, rules: rulesOf(round, event.companyId) },
    }),
  );
  await write(round, column, missing);
};

const invoices: Kind<BookedInvoice> = {
  ...{ column: 'invoicebase_id', list: listBookedInvoices, findMissing: findMissingOfInvoice },
};
const payments: Kind<BookedPayment> = {
  ...{ column: 'payment_id', list: listBookedPayments, findMissing: findMissingOfPayment },
};
const payouts: Kind<BookedPayout> = {
  ...{ column: 'payout_id', list: listBookedPayouts, findMissing: findMissingOfPayout },
};
const roundings: Kind<BookedRounding> = {
  ...{ column: 'rounding_id', list: listBookedRoundings, findMissing: findMissingOfRounding },
};

const writeOffs: Kind<BookedWriteOff> = {
  ...{ column: 'write_off_id', list: listBookedWriteOffs, findMissing: findMissingOfWriteOff },
};

const depositEntries: Kind<BookedDepositEntry> = {
  ...{ column: 'deposit_entry_id', list: listBookedDepositEntries, findMissing: findMissingOfDepositEntry },
};

/** The öre of each of these allocations that no accounting program has, although its payment is in one. By the id of the allocation. */
const findUnregisteredOre = async (
  tx: Tx,
  allocations: readonly CreditAllocation[],
): Promise<ReadonlyMap<number, number>> => {
  const paymentIds = new Set(
    allocations.flatMap(({ paidIn, paymentId }) => (paidIn === null ? [] : [paymentId])),
  );
  if (paymentIds.size === 0) return new Map();
  const unregistered = await listUnregisteredCreditsOfPayments(tx, [...paymentIds]);
  return new Map(unregistered.map(({ id, ore }) => [id, ore]));
};

const bookMovedCredits = async (round: Round, paymentIds: readonly number[]): Promise<void> => {
  if (paymentIds.length === 0) return;
  const allocations = await listCreditAllocations(round.tx, paymentIds);
  const unregistered = await findUnregisteredOre(round.tx, allocations);
  await bookEvents(
    round,
    allocations.map(({ id }) => id),
    {
      column: 'allocation_id',
      list: async () => allocations,
      findMissing: ({ event, ...booking }) =>
        findMissingOfMovedCredits({
          event: findMovedCredits(event, unregistered.get(event.id)),
          ...booking,
          booked: booking.booked.filter(({ kind }) => kind !== 'INCOME'),
        }),
    },
  );
};

/** Books income of invoices that are booked when they are paid. Their own vouchers and those of payments have been written. */
const bookIncome = async (
  round: Round,
  marked: Parameters<typeof listDeferredInvoices>[1],
): Promise<void> => {
  if ([...round.rules.values()].every(({ cashFrom }) => cashFrom === null)) return;
  const deferred = await listDeferredInvoices(round.tx, marked);
  const missing = deferred.flatMap((invoice) =>
    findMissingIncome(invoice, {
      ...{ rules: rulesOf(round, invoice.invoice.companyId), today: round.today },
    }),
  );
  for (const column of ['allocation_id', 'invoicebase_id'] as const)
    await write(
      round,
      column,
      missing.filter((voucher) => voucher.column === column),
    );
};

/**
 * Writes the vouchers of what has happened and is not in the journal yet (docs/domain-rules.md, D-24), of a bounded number of events.
 * Triggers mark them, so that none can be forgotten. Returns whether there may be more.
 */
export const bookUnbookedEvents = async (tx: Tx): Promise<boolean> => {
  const { today, idsByKind, count } = await takeUnbookedEvents(tx, EVENTS_PER_ROUND);
  if (today === null) return false;
  const round = { tx, today, rules: await listBookingRules(tx) };
  const idsOf = (kind: UnbookedEventKind) => idsByKind.get(kind) ?? [];
  await bookEvents(round, idsOf('INVOICE'), invoices);
  await bookEvents(round, idsOf('PAYMENT'), payments);
  await bookEvents(round, idsOf('PAYOUT'), payouts);
  await bookEvents(round, idsOf('ROUNDING'), roundings);
  await bookEvents(round, idsOf('WRITE_OFF'), writeOffs);
  await bookEvents(round, idsOf('DEPOSIT'), depositEntries);
  const ofAllocations = await lockPaymentsOfAllocations(tx, idsOf('ALLOCATION'));
  await bookMovedCredits(round, [...new Set([...idsOf('PAYMENT'), ...ofAllocations])]);
  await bookIncome(round, {
    ...{ invoiceIds: idsOf('INVOICE'), allocationIds: idsOf('ALLOCATION') },
    writeOffIds: idsOf('WRITE_OFF'),
  });
  return count === EVENTS_PER_ROUND;
};

export const bookAllUnbookedEvents = async (tx: Tx): Promise<void> => {
  while (await bookUnbookedEvents(tx));
};
