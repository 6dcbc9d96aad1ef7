import { aInvoiceRow } from '../testing/invoices';
import { checksOf, isSendable, remarkText, withRemarks } from './send-all.rules';

const invoices = withRemarks(
  [aInvoiceRow({ id: 1 }), aInvoiceRow({ id: 2 }), aInvoiceRow({ id: 3 })],
  [
    { id: 2, kind: 'NO_EMAIL', detail: null },
    { id: 2, kind: 'JUMP', detail: '+32 % mot 8 500 kr' },
    { id: 3, kind: 'JUMP', detail: '−29 % mot 8 500 kr' },
  ],
);

test('only what must be there stops an invoice', () => {
  expect(invoices.map(isSendable)).toEqual([true, false, true]);
});

test('each check counts the invoices it found', () => {
  const found = checksOf(invoices).filter(({ count }) => count > 0);
  expect(found).toEqual([
    { label: 'Saknar e-postadress', count: 1 },
    { label: 'Avviker mer än 20 % från förra avin', count: 2 },
  ]);
});

test('a remark says what it is measured by, else what it is', () => {
  expect(invoices[1]?.remarks.map(remarkText)).toEqual(['Saknar e-postadress', '+32 % mot 8 500 kr']);
});
