import { type InvoiceStatus, invoiceStatuses } from '@husrum/contract/invoice';
import { type Offers, offersOf } from './offers.rules';

const sent = '2026-11-20T08:00:00.000Z';
const draft = {
  status: 'EDIT',
  kind: 'RENT',
  invoice_type: null,
  locked_at: null,
  sent_at: null,
  booked_at: null,
  pay_amount_rounded: 8500,
  payment_left: 8500,
  sync_active: true,
} as const;
const unsent = { ...draft, invoice_type: 'MANUAL' } as const;
const gone = { ...unsent, sent_at: sent, locked_at: sent } as const;
const isUnsent: readonly InvoiceStatus[] = ['EDIT', 'REVIEW', 'READY', 'ERROR'];

const namesOf = (offers: Offers): string[] =>
  Object.entries(offers).flatMap(([name, offered]) => (offered ? [name] : []));

test('an edited invoice without a type is generated first', () => {
  expect(namesOf(offersOf(draft))).toEqual(['generate', 'cancel', 'remove', 'editRows']);
});

test.each<[InvoiceStatus, string[]]>([
  ['EDIT', ['cancel', 'remove', 'editRows']],
  ['REVIEW', ['markReady', 'moveDueAt', 'cancel', 'remove', 'editRows']],
  ['ERROR', ['markReady', 'moveDueAt', 'cancel', 'remove', 'editRows']],
  ['READY', ['send', 'markSent', 'moveDueAt', 'cancel', 'remove', 'editRows']],
  ['PENDING_PAYMENT', ['sendAgain', 'pay', 'moveDueAt', 'credit', 'cancel']],
  ['PARTIALLY_PAYED', ['sendAgain', 'pay', 'moveDueAt', 'credit']],
  ['OVERDUE', ['sendAgain', 'pay', 'moveDueAt', 'credit', 'cancel']],
  ['PAYED', ['sendAgain', 'moveDueAt', 'credit']],
  ['CREDITED', []],
  ['CANCELLED', []],
])('a manual notice in %s', (status, names) => {
  const left = status === 'PARTIALLY_PAYED' ? 500 : status === 'PAYED' ? 0 : 8500;
  const facts = isUnsent.includes(status) ? unsent : gone;
  expect(namesOf(offersOf({ ...facts, status, payment_left: left }))).toEqual(names);
});

test.each(invoiceStatuses)('a credit invoice in %s is neither credited, cancelled nor paid', (status) => {
  const credit = { ...unsent, kind: 'CREDIT', locked_at: sent, status, payment_left: 0 } as const;
  const { credit: again, cancel, moveDueAt, editRows, remove } = offersOf(credit);
  expect([again, cancel, moveDueAt, editRows, remove]).toEqual([false, false, false, false, false]);
});

test('a stopped synchronisation can be taken up again', () => {
  expect(offersOf({ ...gone, invoice_type: 'FORTNOX', sync_active: false }).reactivateSync).toBe(true);
});
