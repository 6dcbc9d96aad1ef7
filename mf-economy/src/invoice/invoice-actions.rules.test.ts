import { type InvoiceStatus, invoiceStatuses } from '@husrum/contract/invoice';
import { type AvailableActions, getAvailableActions } from './invoice-actions.rules';

const sent = '2026-11-20T08:00:00.000Z';
const draft = {
  reference: null,
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
const unsent = { ...draft, invoice_type: 'MANUAL', reference: '100247' } as const;
const sentInvoice = { ...unsent, sent_at: sent, locked_at: sent } as const;
const unsentStatuses: readonly InvoiceStatus[] = ['EDIT', 'REVIEW', 'READY', 'ERROR'];

const availableNames = (actions: AvailableActions): string[] =>
  Object.entries(actions).flatMap(([name, available]) => (available ? [name] : []));

test('an edited invoice without a type must be generated first', () => {
  expect(availableNames(getAvailableActions(draft))).toEqual(['generate', 'cancel', 'remove', 'editRows']);
});

test.each<[InvoiceStatus, string[]]>([
  ['EDIT', ['cancel', 'editRows']],
  ['REVIEW', ['markReady', 'changeDueDate', 'cancel', 'editRows']],
  ['ERROR', ['markReady', 'changeDueDate', 'cancel', 'editRows']],
  ['READY', ['send', 'markSent', 'pay', 'changeDueDate', 'cancel', 'editRows']],
  ['PENDING_PAYMENT', ['sendAgain', 'pay', 'payNext', 'changeDueDate', 'credit', 'cancel']],
  ['PARTIALLY_PAYED', ['sendAgain', 'pay', 'payNext', 'changeDueDate', 'credit']],
  ['OVERDUE', ['sendAgain', 'pay', 'payNext', 'changeDueDate', 'credit', 'cancel']],
  ['PAYED', ['sendAgain', 'pay', 'changeDueDate', 'credit']],
  ['CREDITED', []],
  ['CANCELLED', []],
])('the actions of a manual invoice in %s', (status, names) => {
  const left = status === 'PARTIALLY_PAYED' ? 500 : status === 'PAYED' ? 0 : 8500;
  const base = unsentStatuses.includes(status) ? unsent : sentInvoice;
  expect(availableNames(getAvailableActions({ ...base, status, payment_left: left }))).toEqual(names);
});

test.each(invoiceStatuses)('a credit invoice in %s cannot be credited, cancelled or changed', (status) => {
  const creditInvoice = { ...unsent, kind: 'CREDIT', locked_at: sent, status, payment_left: 0 } as const;
  const { credit, cancel, changeDueDate, editRows, remove } = getAvailableActions(creditInvoice);
  expect([credit, cancel, changeDueDate, editRows, remove]).toEqual([false, false, false, false, false]);
});

test('offers to reactivate a stopped synchronisation', () => {
  expect(
    getAvailableActions({ ...sentInvoice, invoice_type: 'FORTNOX', sync_active: false }).reactivateSync,
  ).toBe(true);
});
