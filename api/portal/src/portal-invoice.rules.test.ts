import { canBePaidBySwish, owedOre, toPortalInvoiceState } from './portal-invoice.rules';

test.each([
  ['PENDING_PAYMENT', 850_000, 'TO_PAY'],
  ['PARTIALLY_PAYED', 50_000, 'TO_PAY'],
  ['OVERDUE', 850_000, 'OVERDUE'],
  ['PAYED', 0, 'PAID'],
  // The accounting program has refused a later change, which does not concern the tenant.
  ['ERROR', 850_000, 'TO_PAY'],
  ['CREDITED', 0, 'CREDITED'],
  ['CANCELLED', 850_000, 'CANCELLED'],
] as const)('a sent invoice with status %s and %i öre left is %s to the tenant', (status, leftOre, state) => {
  expect(toPortalInvoiceState({ status, left_ore: leftOre, written_off_ore: 0 })).toBe(state);
});

test('the tenant still owes what the landlord has written off', () => {
  const invoice = { left_ore: 0, written_off_ore: 562_500 };
  expect(owedOre(invoice)).toBe(562_500);
  expect(toPortalInvoiceState({ status: 'PAYED', ...invoice })).toBe('TO_PAY');
});

const unpaid = { kind: 'RENT', state: 'TO_PAY', autogiro: false, ocr: '10024784' } as const;

test.each([
  [unpaid, true],
  [{ ...unpaid, state: 'OVERDUE' as const }, true],
  [{ ...unpaid, state: 'PAID' as const }, false],
  [{ ...unpaid, state: 'CREDITED' as const }, false],
  [{ ...unpaid, state: 'CANCELLED' as const }, false],
  [{ ...unpaid, kind: 'CREDIT' as const }, false],
  [{ ...unpaid, autogiro: true }, false],
  [{ ...unpaid, ocr: null }, false],
])('whether %j can be paid by Swish: %j', (invoice, expected) => {
  expect(canBePaidBySwish(invoice)).toBe(expected);
});
