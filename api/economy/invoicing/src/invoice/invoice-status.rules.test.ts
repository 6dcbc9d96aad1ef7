import {
  canCancel,
  canCredit,
  canMarkReady,
  canSend,
  deriveInvoiceStatus,
  type InvoiceFacts,
  lockedAt,
  stageAfterChange,
  stageOnSubmit,
} from './invoice-status.rules';

const unsent: InvoiceFacts = {
  cancelled: false,
  credited: false,
  sent: false,
  hasProblem: false,
  stage: 'READY',
  dueAt: '2026-11-30',
  payOre: 916_200,
  paidOre: 0,
  creditedOre: 0,
};
const sent: InvoiceFacts = { ...unsent, sent: true };
const DUE = '2026-11-30';
const DAY_AFTER = '2026-12-01';

// The number is that of the rule in docs/domain-rules.md.
describe('D-11 status', () => {
  it.each<[string, InvoiceFacts, string]>([
    ['EDIT', { ...unsent, stage: 'EDIT' }, DUE],
    ['REVIEW', { ...unsent, stage: 'REVIEW' }, DUE],
    ['READY', unsent, DAY_AFTER],
    ['ERROR', { ...unsent, stage: 'EDIT', hasProblem: true }, DUE],
    ['PENDING_PAYMENT', sent, DUE],
    ['ERROR', { ...sent, mailFailed: true }, DUE],
    ['ERROR', { ...unsent, mailFailed: true }, DUE],
    ['PARTIALLY_PAYED', { ...sent, mailFailed: true, paidOre: 500_000 }, DUE],
    ['ERROR', { ...sent, mailFailed: true, paidOre: 500_000, offsetOre: 500_000 }, DUE],
    ['OVERDUE', sent, DAY_AFTER],
    ['PARTIALLY_PAYED', { ...sent, paidOre: 500_000 }, DUE],
    ['OVERDUE', { ...sent, paidOre: 500_000 }, DAY_AFTER],
    ['PAYED', { ...sent, paidOre: 916_200 }, DAY_AFTER],
    ['PAYED', { ...sent, payOre: 0 }, DUE],
    ['PAYED', { ...sent, paidOre: 500_000, creditedOre: 416_200 }, DAY_AFTER],
    ['PENDING_PAYMENT', { ...sent, creditedOre: 416_200 }, DUE],
    ['PENDING_PAYMENT', { ...sent, dueAt: null }, DAY_AFTER],
    ['CREDITED', { ...sent, credited: true, paidOre: 916_200 }, DAY_AFTER],
    ['CANCELLED', { ...sent, cancelled: true, credited: true }, DUE],
    ['READY', { ...unsent, paidOre: 83_800 }, DUE],
  ])('is %s for %j on %s', (status, facts, today) => {
    expect(deriveInvoiceStatus(facts, today)).toBe(status);
  });

  it('goes through review if the company requires it', () => {
    expect([stageOnSubmit(true), stageOnSubmit(false)]).toEqual(['REVIEW', 'READY']);
    expect(stageAfterChange('READY', true)).toBe('REVIEW');
    expect(stageAfterChange('READY', false)).toBe('READY');
    expect(stageAfterChange('EDIT', true)).toBe('EDIT');
  });

  it('may be marked ready from review, and from error once it has a type', () => {
    expect(canMarkReady('REVIEW', null)).toBe(true);
    expect(canMarkReady('ERROR', 'MANUAL')).toBe(true);
    expect(canMarkReady('ERROR', null)).toBe(false);
    expect(canMarkReady('PENDING_PAYMENT', 'MANUAL')).toBe(false);
  });

  it('may be sent when ready, and again when sent', () => {
    expect((['READY', 'OVERDUE', 'PAYED'] as const).map(canSend)).toEqual([true, true, true]);
    expect((['EDIT', 'REVIEW', 'ERROR', 'CREDITED', 'CANCELLED'] as const).some(canSend)).toBe(false);
  });

  it('may be cancelled when unsent, or as an unpaid manual invoice that is not booked', () => {
    const manual = { type: 'MANUAL', paidOre: 0, sent: true, booked: false } as const;
    const unsent = { type: 'FORTNOX', paidOre: 0, sent: false, booked: false } as const;
    expect(canCancel('READY', unsent)).toBe(true);
    expect(canCancel('READY', { ...unsent, booked: true })).toBe(false);
    expect(canCancel('OVERDUE', manual)).toBe(true);
    expect(canCancel('OVERDUE', { ...manual, booked: true })).toBe(false);
    expect(canCancel('PARTIALLY_PAYED', { ...manual, paidOre: 1 })).toBe(false);
    expect(canCancel('PENDING_PAYMENT', { ...manual, type: 'FORTNOX' })).toBe(false);
    expect(canCancel('CREDITED', manual)).toBe(false);
    // It is sent, but the mail failed.
    expect(canCancel('ERROR', manual)).toBe(true);
    expect(canCancel('ERROR', { ...manual, type: 'FORTNOX' })).toBe(false);
  });

  it('may be credited when sent or booked, until all of it is credited', () => {
    const sent = { kind: 'RENT', sent_at: '2026-11-25T08:00:00Z' } as const;
    for (const status of ['PENDING_PAYMENT', 'PAYED', 'ERROR'] as const)
      expect(canCredit({ ...sent, status })).toBe(true);
    for (const status of ['CREDITED', 'CANCELLED'] as const)
      expect(canCredit({ ...sent, status })).toBe(false);
    expect(canCredit({ ...sent, sent_at: null, status: 'READY' })).toBe(false);
    const bookedAt = '2026-11-24T08:00:00Z';
    expect(canCredit({ ...sent, sent_at: null, booked_at: bookedAt, status: 'READY' })).toBe(true);
    expect(canCredit({ ...sent, kind: 'CREDIT', status: 'PAYED' })).toBe(false);
  });

  it('is locked at the earliest of the given instants', () => {
    expect(lockedAt(null, '2026-12-01T08:00:00Z', '2026-11-30T08:00:00Z')).toBe('2026-11-30T08:00:00Z');
    expect(lockedAt(null, null)).toBeNull();
  });
});

test('an unsent invoice whose mail failed goes through its stages again before it is sent', () => {
  for (const stage of ['EDIT', 'REVIEW'] as const)
    expect(deriveInvoiceStatus({ ...unsent, stage, mailFailed: true }, DUE)).toBe(stage);
});

test('a sent invoice of which all is paid is not cancelled, and one of 0 kr may be', () => {
  const manual = { type: 'MANUAL', sent: true, booked: false } as const;
  expect(canCancel('PAYED', { ...manual, paidOre: 1 })).toBe(false);
  expect(canCancel('PAYED', { ...manual, paidOre: 0 })).toBe(true);
});

test('the instants of a lock may be in any order', () => {
  const [first, second] = ['2026-11-30T08:00:00Z', '2026-12-01T08:00:00Z'];
  expect(lockedAt(first, second)).toBe(first);
  expect(lockedAt(second, null, first, null)).toBe(first);
  expect(lockedAt(first, null)).toBe(first);
});
