import type { Match } from './match-bank-payments.rules';
import { selectBooked } from './select-booked.rules';

const row = (paymentId: number, state: Match['state'], invoiceId: number | null, canBook = true) => ({
  match: { paymentId, state, invoiceId, canBook },
});
const rows = [row(1, 'READY', 10), row(2, 'READY', 11), row(3, 'CHOICE', 12), row(4, 'CHOICE', null, false)];
const select = (exceptIds: number[], ticked: { paymentId: number; invoiceId: number }[]) =>
  selectBooked(rows, { exceptIds, ticked })?.map(({ match }) => match.paymentId) ?? null;

test('registers all payments that are ready except unticked ones, and those that are ticked with their invoice', () => {
  expect(select([], [])).toEqual([1, 2]);
  expect(select([2], [{ paymentId: 3, invoiceId: 12 }])).toEqual([1, 3]);
});

test('registers nothing when a ticked payment has another invoice now, or cannot be registered any more', () => {
  expect(select([], [{ paymentId: 3, invoiceId: 13 }])).toBeNull();
  expect(select([], [{ paymentId: 4, invoiceId: 12 }])).toBeNull();
  expect(select([], [{ paymentId: 99, invoiceId: 12 }])).toBeNull();
  // A ticked payment that has become ready meanwhile, on the invoice that was shown, is registered.
  expect(select([], [{ paymentId: 1, invoiceId: 10 }])).toEqual([1, 2]);
});

test('a ticked payment that cannot be registered is refused, although its invoice is the one that was shown', () => {
  const blocked = [...rows, row(5, 'CHOICE', 13, false)];
  expect(selectBooked(blocked, { exceptIds: [], ticked: [{ paymentId: 5, invoiceId: 13 }] })).toBeNull();
});
