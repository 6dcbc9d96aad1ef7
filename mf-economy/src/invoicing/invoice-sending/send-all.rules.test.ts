import { makeInvoiceListItem } from '../invoice/invoice.test-data';
import { addRemarks, countChecks, formatRemark, isSendable, sumReady } from './send-all.rules';

const invoices = addRemarks(
  [makeInvoiceListItem({ id: 1 }), makeInvoiceListItem({ id: 2 }), makeInvoiceListItem({ id: 3 })],
  [
    { id: 2, kind: 'NO_EMAIL', detail: null },
    { id: 2, kind: 'JUMP', detail: '+32 % mot 8 500 kr' },
    { id: 3, kind: 'JUMP', detail: '−29 % mot 8 500 kr' },
  ],
);

test('only a blocking remark makes an invoice unsendable', () => {
  expect(invoices.map(isSendable)).toEqual([true, false, true]);
});

test('counts the invoices per check', () => {
  const found = countChecks(invoices).filter(({ count }) => count > 0);
  expect(found).toEqual([
    { label: 'Saknar mejladress', count: 1 },
    { label: 'Avviker mer än 20 % från förra avin', count: 2 },
  ]);
});

test('counts the invoices that are due earlier than the shortest time to pay of their company', () => {
  const due = (id: number, minDays: number, dueSoon: boolean) => ({
    id,
    due_at: '2026-11-30',
    min_days: minDays,
    due_soon: dueSoon,
  });
  const ready = [1, 2, 3, 4].map((id) => makeInvoiceListItem({ id }));
  const lastChecks = (dueDates: Parameters<typeof addRemarks>[2]) =>
    countChecks(addRemarks(ready, [], dueDates)).slice(7);
  expect(lastChecks([due(1, 10, true), due(2, 10, true), due(3, 10, false)])).toEqual([
    { label: 'Förfaller inom 10 dagar', count: 2 },
  ]);
  expect(lastChecks([due(1, 14, false), due(2, 1, true), due(3, 0, false)])).toEqual([
    { label: 'Förfaller inom 1 dag', count: 1 },
    { label: 'Förfaller inom 14 dagar', count: 0 },
  ]);
  // The server of the release before does not know it.
  expect(lastChecks([{ id: 1, due_at: '2026-11-30' }])).toEqual([]);
});

test('shows the detail of a remark, else its label', () => {
  expect(invoices[1]?.remarks.map(formatRemark)).toEqual(['Saknar mejladress', '+32 % mot 8 500 kr']);
});

test('sums credit invoices apart from what the tenants are asked to pay', () => {
  const credit = makeInvoiceListItem({
    id: 4,
    kind: 'CREDIT',
    pay_amount_rounded: -8500.5,
    payment_left: 0,
  });
  const ready = addRemarks([makeInvoiceListItem({ id: 1, payment_left: 1330.1 }), credit], []);
  expect(sumReady(ready)).toEqual({ count: 1, amount: 1330.1, credits: 1, creditAmount: -8500.5 });
  expect(countChecks(ready).map(({ label }) => label)).toContain('Negativt belopp på annat än kreditavier');
});
