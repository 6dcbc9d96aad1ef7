import { sortNearest } from './nearest-invoices.rules';

const invoice = (id: number, kronor: number, dueAt: string | null, start = '2026-12-01') => ({
  id,
  leftOre: kronor * 100,
  dueAt,
  start,
});
const payment = { amountOre: 850_000, bookedOn: '2026-11-27' };
const order = (invoices: readonly ReturnType<typeof invoice>[]) =>
  sortNearest(payment, invoices).map(({ id }) => id);

test('the amount decides, then the day', () => {
  expect(
    order([
      invoice(1, 8400, '2026-11-27'),
      invoice(2, 8500, '2026-12-31'),
      invoice(3, 8500, '2026-11-30'),
      invoice(4, 8650, '2026-11-27'),
    ]),
  ).toEqual([3, 2, 1, 4]);
});

test('a day before is as near as a day after, and then the older invoice is first', () => {
  expect(order([invoice(2, 8500, '2026-11-28'), invoice(1, 8500, '2026-11-26')])).toEqual([1, 2]);
  expect(order([invoice(1, 8500, '2026-11-25'), invoice(2, 8500, '2026-11-28')])).toEqual([2, 1]);
});

test('an invoice that is not sent is as near as its period', () => {
  expect(order([invoice(1, 8500, null, '2027-01-01'), invoice(2, 8500, '2026-12-31')])).toEqual([2, 1]);
  expect(order([invoice(1, 8500, null, '2026-12-01'), invoice(2, 8500, '2026-12-31')])).toEqual([1, 2]);
});

test('less is as near as more by the same difference', () => {
  expect(order([invoice(1, 8600, '2026-11-27'), invoice(2, 8400, '2026-11-27')])).toEqual([1, 2]);
});
