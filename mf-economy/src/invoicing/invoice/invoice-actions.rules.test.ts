import { type InvoiceStatus, invoiceStatuses } from '@husrum/contract/invoice';
import { type AvailableActions, getAvailableActions } from './invoice-actions.rules';

const SENT_AT = '2026-11-20T08:00:00.000Z';
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
const sentInvoice = { ...unsent, sent_at: SENT_AT, locked_at: SENT_AT } as const;
const unsentStatuses: readonly InvoiceStatus[] = ['EDIT', 'REVIEW', 'READY', 'ERROR'];

const listAvailableNames = (actions: AvailableActions): string[] =>
  Object.entries(actions).flatMap(([name, isAvailable]) => (isAvailable ? [name] : []));

test('a draft has no type yet: it can be generated, cancelled, removed and edited, and nothing else', () => {
  expect(listAvailableNames(getAvailableActions(draft))).toEqual([
    'generate',
    'cancel',
    'remove',
    'editRows',
  ]);
});

test.each<[InvoiceStatus, string[]]>([
  ['EDIT', ['cancel', 'editRows']],
  ['REVIEW', ['markReady', 'changeDueDate', 'cancel', 'editRows']],
  ['ERROR', ['markReady', 'changeDueDate', 'cancel', 'editRows']],
  ['READY', ['send', 'markSent', 'pay', 'changeDueDate', 'cancel', 'editRows']],
  ['PENDING_PAYMENT', ['sendAgain', 'pay', 'payNext', 'changeDueDate', 'credit', 'cancel']],
  ['PARTIALLY_PAYED', ['sendAgain', 'pay', 'payNext', 'changeDueDate', 'credit']],
  ['OVERDUE', ['sendAgain', 'pay', 'payNext', 'changeDueDate', 'writeOff', 'credit', 'cancel']],
  ['PAYED', ['sendAgain', 'pay', 'changeDueDate', 'credit']],
  ['CREDITED', []],
  ['CANCELLED', []],
])('the actions of a manual invoice in %s', (status, names) => {
  const amountLeft = status === 'PARTIALLY_PAYED' ? 500 : status === 'PAYED' ? 0 : 8500;
  const base = unsentStatuses.includes(status) ? unsent : sentInvoice;
  expect(listAvailableNames(getAvailableActions({ ...base, status, payment_left: amountLeft }))).toEqual(
    names,
  );
});

test('a write-off is taken back before its invoice is credited or cancelled', () => {
  const writtenOff = { ...sentInvoice, status: 'PAYED', payment_left: 0, written_off: 8500 } as const;
  expect(listAvailableNames(getAvailableActions(writtenOff))).toEqual([
    ...['sendAgain', 'pay', 'changeDueDate', 'takeBackWriteOff'],
  ]);
  const partly = { ...sentInvoice, status: 'OVERDUE', payment_left: 500, written_off: 8000 } as const;
  expect(listAvailableNames(getAvailableActions(partly))).toEqual([
    ...['sendAgain', 'pay', 'payNext', 'changeDueDate', 'writeOff', 'takeBackWriteOff'],
  ]);
});

test('an invoice in an accounting program is written off there', () => {
  const inFortnox = { ...sentInvoice, status: 'OVERDUE', invoice_type: 'FORTNOX' } as const;
  expect(getAvailableActions(inFortnox).writeOff).toBe(false);
});

test.each(invoiceStatuses)('a credit invoice in %s cannot be credited, cancelled or changed', (status) => {
  const creditInvoice = { ...unsent, kind: 'CREDIT', locked_at: SENT_AT, status, payment_left: 0 } as const;
  const { credit, cancel, changeDueDate, editRows, remove } = getAvailableActions(creditInvoice);
  expect([credit, cancel, changeDueDate, editRows, remove]).toEqual([false, false, false, false, false]);
});

test('offers to reactivate a stopped synchronisation', () => {
  expect(
    getAvailableActions({ ...sentInvoice, invoice_type: 'FORTNOX', sync_active: false }).reactivateSync,
  ).toBe(true);
});

describe('an invoice in an accounting program', () => {
  const accounting = {
    service: 'Fortnox',
    is_simulated: false,
    number: '7',
    state: 'DRAFT',
    synced_at: null,
    sync_error: null,
    waiting: null,
    can_retry: false,
    is_connected: true,
  } as const;
  const inFortnox = { ...unsent, status: 'READY', invoice_type: 'FORTNOX', accounting } as const;
  const booked = { ...inFortnox, booked_at: SENT_AT, locked_at: SENT_AT } as const;

  test('is created in the accounting program of its company, or manually', () => {
    const actions = getAvailableActions({ ...draft, accounting_program: 'VISMA' });
    expect([actions.generateInProgram, actions.generate]).toEqual(['VISMA', true]);
    expect(getAvailableActions({ ...inFortnox, accounting_program: null }).generateInProgram).toBeNull();
  });

  test.each([
    [
      'before it is booked',
      inFortnox,
      ['bookkeep', 'send', 'markSent', 'changeDueDate', 'cancel', 'editRows'],
    ],
    ['when it is booked', booked, ['send', 'markSent', 'pay', 'changeDueDate', 'credit']],
    [
      'when it is sent',
      { ...booked, status: 'PENDING_PAYMENT', sent_at: SENT_AT },
      ['sendAgain', 'pay', 'payNext', 'changeDueDate', 'credit'],
    ],
    [
      'when its connection was removed before it was booked',
      { ...inFortnox, status: 'ERROR', accounting: { ...accounting, is_connected: false } },
      ['generate', 'markReady', 'changeDueDate', 'cancel', 'editRows'],
    ],
    [
      'when its connection was removed after it was sent',
      {
        ...booked,
        status: 'PENDING_PAYMENT',
        sent_at: SENT_AT,
        sync_active: false,
        accounting: { ...accounting, is_connected: false },
      },
      ['sendAgain', 'pay', 'payNext', 'changeDueDate', 'credit'],
    ],
  ] as const)('offers only the actions that are possible %s', (_when, invoice, names) => {
    expect(listAvailableNames(getAvailableActions(invoice))).toEqual(names);
  });
});
