import { paymentTerms } from '@husrum/contract/company';
import { dueDate, statutoryDueDate } from './due-date.rules';
import vectors from './vectors/rent.vectors.json';

const invoice = { terms: '30', sendDate: '2026-11-25', periodStart: '2026-12-01', dwelling: false } as const;

describe('D-10 due date', () => {
  it.each([
    ...vectors.due_no_terms,
    { period_start: '2026-12-01', due: '2026-11-30' },
    { period_start: '2027-01-01', due: '2026-12-30' },
  ])('the statutory date for $period_start is $due', ({ period_start, due }) => {
    expect(statutoryDueDate(period_start)).toBe(due);
    expect(
      dueDate({ terms: 'inactive', sendDate: '2025-01-01', periodStart: period_start, dwelling: true }),
    ).toBe(due);
  });

  it.each(vectors.due_terms)('sent $send with $days days: $due', ({ send, days, due }) => {
    const terms = paymentTerms.find((term) => term === String(days));
    if (terms === undefined) throw new Error(`No such terms: ${days}`);
    expect(dueDate({ terms, sendDate: send, periodStart: '2027-01-01', dwelling: false })).toBe(due);
  });

  it('moves from Christmas Day to the next bank day', () => {
    expect(dueDate(invoice)).toBe('2026-12-28');
  });

  it('is never before the statutory date for a dwelling', () => {
    const early = { ...invoice, terms: '10', sendDate: '2026-11-02', dwelling: true } as const;
    expect(dueDate(early)).toBe('2026-11-30');
    expect(dueDate({ ...early, dwelling: false })).toBe('2026-11-12');
  });

  it('is never before the send date', () => {
    expect(dueDate({ ...invoice, terms: 'inactive', sendDate: '2026-12-05' })).toBe('2026-12-07');
  });
});
