import { countDaysLate, findNextInvoice } from './portal-invoice.rules';

const paid = { state: 'PAID', due_at: '2026-09-30', kind: 'RENT' } as const;
const november = { state: 'OVERDUE', due_at: '2026-10-30', kind: 'RENT' } as const;
const december = { state: 'TO_PAY', due_at: '2026-11-30', kind: 'RENT' } as const;
const credit = { state: 'TO_PAY', due_at: '2026-10-01', kind: 'CREDIT' } as const;

test('the next invoice is the unpaid one that is due first', () => {
  expect(findNextInvoice([december, credit, november, paid])).toBe(november);
  expect(findNextInvoice([{ ...december, due_at: null }, december])).toBe(december);
  expect(findNextInvoice([paid, credit])).toBeUndefined();
});

test.each([
  [november, '2026-10-31', 1],
  [november, '2026-11-11', 12],
  [november, '2026-10-30', 0],
  [{ ...november, due_at: null }, '2026-11-11', 0],
  [{ ...november, kind: 'CREDIT' as const }, '2026-11-11', 0],
  [december, '2026-12-10', 0],
  [paid, '2026-12-10', 0],
])('%o is late on %s by %i days', (invoice, today, days) => {
  expect(countDaysLate(invoice, today)).toBe(days);
});
