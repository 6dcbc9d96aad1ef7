import type { Match } from './match-bank-payments.rules';
import { selectBooked } from './select-booked.rules';

const row = (paymentId: number, state: Match['state'], invoiceId: number | null, canBook = true) => ({
  match: { paymentId, state, reason: 'EXACT' as const, invoiceId, leftOre: 0, surplusOre: 0, canBook },
});
const rows = [row(1, 'READY', 10), row(2, 'READY', 11), row(3, 'CHOICE', 12), row(4, 'CHOICE', null, false)];
const select = (except_ids: number[], also: { id: number; invoice_id: number }[]) =>
  selectBooked(rows, { except_ids, also })?.map(({ match }) => match.paymentId) ?? null;

test('all that are ready but those left out, and what is ticked with its invoice', () => {
  expect(select([], [])).toEqual([1, 2]);
  expect(select([2], [{ id: 3, invoice_id: 12 }])).toEqual([1, 3]);
});

test('what was ticked with another invoice, or cannot be registered any more, stops it', () => {
  expect(select([], [{ id: 3, invoice_id: 13 }])).toBeNull();
  expect(select([], [{ id: 4, invoice_id: 12 }])).toBeNull();
  expect(select([], [{ id: 99, invoice_id: 12 }])).toBeNull();
  // It has become ready meanwhile, on the invoice that was shown.
  expect(select([], [{ id: 1, invoice_id: 10 }])).toEqual([1, 2]);
});
