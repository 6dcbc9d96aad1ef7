import {
  emptySelection,
  forget,
  isTicked,
  selectReady,
  summarizeBooking,
  tick,
} from './booking-selection.rules';

const ready = { count: 3, amount: 300.3 };
const row = (id: number, amount: number, canBook = true) => ({
  id,
  amount,
  can_book: canBook,
  invoice: { id: id * 10, reference: null, status: 'PAYED' as const, tenant: '', entity: '', left: 0 },
});
const shown = [row(1, 100.1), row(2, 100.1)];

test('all that are ready are registered, until some are unticked', () => {
  expect(summarizeBooking(ready, emptySelection)).toEqual(ready);
  const without = selectReady(emptySelection, shown, new Set([2]));
  expect(summarizeBooking(ready, without)).toEqual({ count: 2, amount: 200.2 });
  expect(summarizeBooking(ready, selectReady(without, shown, new Set([1, 2])))).toEqual(ready);
  // A row on another page keeps what was chosen for it.
  expect([...selectReady(without, [row(3, 100.1)], new Set()).except.keys()]).toEqual([1, 3]);
});

test('ticked payments are added, if they can be registered', () => {
  const ticked = tick(emptySelection, row(7, 0.2), true);
  expect(summarizeBooking(ready, ticked)).toEqual({ count: 4, amount: 300.5 });
  expect(ticked.also.get(7)).toEqual({ invoiceId: 70, amount: 0.2 });
  expect(summarizeBooking(ready, tick(ticked, row(7, 0.2), false))).toEqual(ready);
  expect(tick(emptySelection, row(8, 1, false), true)).toEqual(emptySelection);
  expect(tick(emptySelection, { ...row(8, 1), invoice: null }, true)).toEqual(emptySelection);
});

test('a tick is for the invoice that was shown, not for one that is proposed since', () => {
  const ticked = tick(emptySelection, row(7, 5), true);
  expect([isTicked(ticked, row(7, 5)), isTicked(ticked, row(8, 5))]).toEqual([true, false]);
  expect(isTicked(ticked, { id: 7, invoice: row(9, 5).invoice })).toBe(false);
  expect(isTicked(ticked, { id: 7, invoice: null })).toBe(false);
});

test('a payment whose invoice is chosen anew is forgotten', () => {
  const selection = tick(selectReady(emptySelection, shown, new Set()), row(7, 5), true);
  const after = forget(forget(selection, 1), 7);
  expect([[...after.except.keys()], [...after.also.keys()]]).toEqual([[2], []]);
});
