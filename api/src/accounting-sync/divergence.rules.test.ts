import { possibleDecisions } from './divergence.rules';

const booked = {
  field: 'DUE_DATE',
  ours: '2026-12-31',
  sent_at: '2026-11-25T08:00:00Z',
  accounting_state: 'BOOKED',
  invoice_type: 'FORTNOX',
  integration_id: 1,
} as const;

test.each([
  ['a due date', booked, ['OURS', 'THEIRS', 'KEEP']],
  ['a due date in Spiris', { ...booked, invoice_type: 'VISMA' }, ['THEIRS', 'KEEP']],
  ['a due date without connection', { ...booked, integration_id: null }, ['THEIRS', 'KEEP']],
  ['the amount of a booked invoice', { ...booked, field: 'AMOUNT' }, ['KEEP']],
  ['the amount of a draft', { ...booked, field: 'AMOUNT', accounting_state: 'DRAFT' }, ['OURS', 'KEEP']],
  ['an invoice cancelled there', { ...booked, field: 'CANCELLED', ours: 'NO' }, ['THEIRS', 'KEEP']],
  [
    'a draft cancelled here',
    { ...booked, field: 'CANCELLED', ours: 'YES', accounting_state: 'DRAFT' },
    ['OURS', 'KEEP'],
  ],
  ['a sent invoice that is missing there', { ...booked, field: 'MISSING' }, ['KEEP']],
  ['an unsent one', { ...booked, field: 'MISSING', sent_at: null }, ['OURS', 'KEEP']],
  ['a payment', { ...booked, field: 'PAYMENT' }, ['THEIRS', 'KEEP']],
  ['what is left to pay', { ...booked, field: 'LEFT' }, ['KEEP']],
] as const)('offers what can be done about %s', (_what, divergence, expected) => {
  expect(possibleDecisions(divergence)).toEqual(expected);
});
