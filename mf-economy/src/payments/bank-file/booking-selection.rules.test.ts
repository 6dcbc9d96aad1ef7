import {
  emptySelection,
  forget,
  forgetTicked,
  isTicked,
  keepReady,
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
/** The first page of the three ready payments. */
const firstPage = [row(1, 100.1), row(2, 100.1)];

test('all ready payments are registered, except those that are unticked', () => {
  expect(summarizeBooking(ready, emptySelection)).toEqual(ready);
  const withoutFirst = selectReady(emptySelection, firstPage, new Set([2]));
  expect(summarizeBooking(ready, withoutFirst)).toEqual({ count: 2, amount: 200.2 });
  expect(summarizeBooking(ready, selectReady(withoutFirst, firstPage, new Set([1, 2])))).toEqual(ready);
  // The payments of another page stay as they were.
  expect([...selectReady(withoutFirst, [row(3, 100.1)], new Set()).unticked.keys()]).toEqual([1, 3]);
});

test('a payment that needs a choice is registered when it is ticked, if it can be registered', () => {
  const withTick = tick(emptySelection, row(7, 0.2), true);
  expect(summarizeBooking(ready, withTick)).toEqual({ count: 4, amount: 300.5 });
  expect(withTick.ticked.get(7)).toEqual({ invoiceId: 70, amount: 0.2 });
  expect(summarizeBooking(ready, tick(withTick, row(7, 0.2), false))).toEqual(ready);
  expect(tick(emptySelection, row(8, 1, false), true)).toEqual(emptySelection);
  expect(tick(emptySelection, { ...row(8, 1), invoice: null }, true)).toEqual(emptySelection);
});

test('a tick is for the invoice that was shown, not for one that is proposed since', () => {
  const withTick = tick(emptySelection, row(7, 5), true);
  expect([isTicked(withTick, row(7, 5)), isTicked(withTick, row(8, 5))]).toEqual([true, false]);
  expect(isTicked(withTick, { id: 7, invoice: row(9, 5).invoice })).toBe(false);
  expect(isTicked(withTick, { id: 7, invoice: null })).toBe(false);
});

/** Payments 1 and 2 are ready and unticked, and payment 7 is ticked. */
const changed = tick(selectReady(emptySelection, firstPage, new Set()), row(7, 5), true);
const listIds = ({ unticked, ticked }: typeof changed) => ({
  unticked: [...unticked.keys()],
  ticked: [...ticked.keys()],
});

test('a payment for which the user chooses an invoice is forgotten, unticked or ticked', () => {
  expect(listIds(forget(changed, 1))).toEqual({ unticked: [2], ticked: [7] });
  expect(listIds(forget(changed, 7))).toEqual({ unticked: [1, 2], ticked: [] });
});

test('when payments have changed, those that are still ready stay unticked, and the ticks are forgotten', () => {
  expect(listIds(keepReady(forgetTicked(changed), new Set([2, 3])))).toEqual({ unticked: [2], ticked: [] });
});
