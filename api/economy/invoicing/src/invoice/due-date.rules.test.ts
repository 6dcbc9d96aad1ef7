import { rentVectors as vectors } from '@husrum/api-rent/testing';
import { paymentTerms } from '@husrum/contract/company';
import { dueDate, statutoryDueDate } from './due-date.rules';

const invoice = {
  terms: '30',
  sendDate: '2026-11-25',
  periodStart: '2026-12-01',
  dwelling: false,
  minDays: 10,
  onSchedule: true,
} as const;

// The number is that of the rule in docs/domain-rules.md.
describe('D-10 due date', () => {
  it.each([
    ...vectors.due_no_terms,
    { period_start: '2026-12-01', due: '2026-11-30' },
    { period_start: '2027-01-01', due: '2026-12-30' },
  ])('the statutory date for $period_start is $due', ({ period_start, due }) => {
    expect(statutoryDueDate(period_start)).toBe(due);
    const facts = { terms: 'inactive', sendDate: '2025-01-01', dwelling: true } as const;
    expect(dueDate({ ...invoice, ...facts, periodStart: period_start })).toBe(due);
  });

  it.each(vectors.due_terms)('sent $send with $days days: $due', ({ send, days, due }) => {
    const terms = paymentTerms.find((term) => term === String(days));
    if (terms === undefined) throw new Error(`No such terms: ${days}`);
    expect(dueDate({ ...invoice, terms, sendDate: send, periodStart: '2027-01-01' })).toBe(due);
  });

  it('is the next bank day when it would be on Christmas Day', () => {
    expect(dueDate(invoice)).toBe('2026-12-28');
  });

  it('is never before the statutory date for a dwelling', () => {
    const early = { ...invoice, terms: '10', sendDate: '2026-11-02', dwelling: true } as const;
    expect(dueDate(early)).toBe('2026-11-30');
    expect(dueDate({ ...early, dwelling: false })).toBe('2026-11-12');
  });

  it.each([
    ['sent on its planned day', '2026-11-25', true, '2026-11-30'],
    ['created by hand', '2026-11-25', false, '2026-12-07'],
    ['created by hand, in good time', '2026-11-20', false, '2026-11-30'],
    ['sent on the statutory date', '2026-11-30', true, '2026-12-10'],
    ['sent after it', '2026-12-05', true, '2026-12-15'],
  ])('of rent that is %s, with send date %s (on schedule: %s), is %s', (_case, sendDate, onSchedule, due) => {
    expect(dueDate({ ...invoice, terms: 'inactive', sendDate, onSchedule })).toBe(due);
  });

  it('of an invoice by hand is at least the company’s shortest time to pay after the send date', () => {
    const byHand = { ...invoice, terms: '0', sendDate: '2026-11-02', onSchedule: false } as const;
    expect(dueDate({ ...byHand, minDays: 1 })).toBe('2026-11-03');
    expect(dueDate({ ...byHand, minDays: 20 })).toBe('2026-11-23');
    expect(dueDate({ ...byHand, minDays: 1, dwelling: true })).toBe('2026-11-30');
  });
});
