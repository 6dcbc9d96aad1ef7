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
    { label: 'Saknar e-postadress', count: 1 },
    { label: 'Avviker mer än 20 % från förra avin', count: 2 },
  ]);
});

test('shows the detail of a remark, else its label', () => {
  expect(invoices[1]?.remarks.map(formatRemark)).toEqual(['Saknar e-postadress', '+32 % mot 8 500 kr']);
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
