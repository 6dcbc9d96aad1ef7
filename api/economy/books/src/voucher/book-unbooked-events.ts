import { listUnregisteredCreditsOfPayments } from '@husrum/api-payments';
import type { Tx } from '@husrum/api-platform';
import { bookingDay, type LocalDate } from '@husrum/format';
import { holdLockedDays } from '../company-books/company-books.store';
import {
  type CreditAllocation,
  listBookedInvoices,
  listBookedPayments,
  listBookedPayouts,
  listBookedRoundings,
  listCreditAllocations,
  lockPaymentsOfAllocations,
} from './booked-event.store';
import {
  findMissingOfInvoice,
  findMissingOfMovedCredits,
  findMissingOfPayment,
  findMissingOfPayout,
  findMissingOfRounding,
  groupByEvent,
} from './missing-vouchers.rules';
import { isBalanced, type MovedCredit, type Voucher } from './voucher.rules';
import {
  type EventColumn,
  insertVouchers,
  listVouchersOfEvents,
  readToday,
  takeUnbookedEvents,
} from './voucher.store';

/** Marks that one round takes: it bounds the memory of a start that books all that exists. */
const EVENTS_PER_ROUND = 2000;

interface Round {
  readonly tx: Tx;
  readonly today: LocalDate;
}

/**
 * Writes the vouchers, each on its day or the first one that is not locked. One that does not balance, of an invoice whose rows do
 * not sum to its amount, is left out: it must not stop payments. The check of the books names it.
 */
const write = async ({ tx }: Round, column: EventColumn, missing: readonly Voucher[]): Promise<void> => {
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

const bookInvoices = async (round: Round, ids: readonly number[]): Promise<void> => {
  const { tx, today } = round;
  const invoices = await listBookedInvoices(tx, ids);
  const booked = groupByEvent(await listVouchersOfEvents(tx, 'invoicebase_id', ids));
  const missing = invoices.flatMap((event) =>
    findMissingOfInvoice({ event, booked: booked.get(event.id) ?? [], today }),
  );
  await write(round, 'invoicebase_id', missing);
};

const bookPayments = async (round: Round, ids: readonly number[]): Promise<void> => {
  const { tx, today } = round;
  const payments = await listBookedPayments(tx, ids);
  const booked = groupByEvent(await listVouchersOfEvents(tx, 'payment_id', ids));
  const missing = payments.flatMap((event) =>
    findMissingOfPayment({ event, booked: booked.get(event.id) ?? [], today }),
  );
  await write(round, 'payment_id', missing);
};

const bookRoundings = async (round: Round, ids: readonly number[]): Promise<void> => {
  const { tx, today } = round;
  const roundings = await listBookedRoundings(tx, ids);
  const booked = groupByEvent(await listVouchersOfEvents(tx, 'rounding_id', ids));
  const missing = roundings.flatMap((event) =>
    findMissingOfRounding({ event, booked: booked.get(event.id) ?? [], today }),
  );
  await write(round, 'rounding_id', missing);
};

const bookPayouts = async (round: Round, ids: readonly number[]): Promise<void> => {
  const { tx, today } = round;
  const payouts = await listBookedPayouts(tx, ids);
  const booked = groupByEvent(await listVouchersOfEvents(tx, 'payout_id', ids));
  const missing = payouts.flatMap((event) =>
    findMissingOfPayout({ event, booked: booked.get(event.id) ?? [], today }),
  );
  await write(round, 'payout_id', missing);
};

/** What of an allocation moves between the own books and those of a program, by its id. */
const findMovedCredits = async (
  tx: Tx,
  allocations: readonly CreditAllocation[],
): Promise<ReadonlyMap<number, readonly MovedCredit[]>> => {
  const fromPrograms = allocations.filter(({ paidIn }) => paidIn !== null);
  const unregistered =
    fromPrograms.length === 0
      ? []
      : await listUnregisteredCreditsOfPayments(tx, [
          ...new Set(fromPrograms.map(({ paymentId }) => paymentId)),
        ]);
  const unregisteredOre = new Map(unregistered.map(({ id, ore }) => [id, ore]));
  return new Map(
    allocations.map(({ id, companyId, tenantId, movedOn, amountOre, paidIn, usedIn }) => {
      const credit = { id, companyId, tenantId, movedOn, book: null };
      const toProgram: MovedCredit = { ...credit, kind: 'MOVED_CREDIT', ore: -amountOre };
      const ore = unregisteredOre.get(id);
      if (paidIn === null) return [id, usedIn === null ? [] : [toProgram]];
      return [id, ore === undefined ? [] : [{ ...credit, kind: 'CREDIT_FROM_PROGRAM', ore }]];
    }),
  );
};

const bookMovedCredits = async (round: Round, paymentIds: readonly number[]): Promise<void> => {
  const { tx, today } = round;
  const allocations = await listCreditAllocations(tx, paymentIds);
  if (allocations.length === 0) return;
  const ids = allocations.map(({ id }) => id);
  const booked = groupByEvent(await listVouchersOfEvents(tx, 'allocation_id', ids));
  const moved = await findMovedCredits(tx, allocations);
  const missing = ids.flatMap((id) =>
    findMissingOfMovedCredits({ event: moved.get(id) ?? [], booked: booked.get(id) ?? [], today }),
  );
  await write(round, 'allocation_id', missing);
};

/**
 * Writes the vouchers of what has happened and is not in the journal yet (docs/domain-rules.md, D-24). Triggers mark it, so that no
 * event can be forgotten. Returns whether there was any.
 */
export const bookUnbookedEvents = async (tx: Tx): Promise<boolean> => {
  const marked = await takeUnbookedEvents(tx, EVENTS_PER_ROUND);
  if (marked.size === 0) return false;
  const round = { tx, today: await readToday(tx) };
  await bookInvoices(round, marked.get('INVOICE') ?? []);
  const payments = marked.get('PAYMENT') ?? [];
  await bookPayments(round, payments);
  await bookPayouts(round, marked.get('PAYOUT') ?? []);
  await bookRoundings(round, marked.get('ROUNDING') ?? []);
  const ofAllocations = await lockPaymentsOfAllocations(tx, marked.get('ALLOCATION') ?? []);
  await bookMovedCredits(round, [...new Set([...payments, ...ofAllocations])]);
  return true;
};

export const bookAllUnbookedEvents = async (tx: Tx): Promise<void> => {
  while (await bookUnbookedEvents(tx));
};
