import { possibleDecisions } from './divergence.rules';

const booked = {
  field: 'DUE_DATE',
  ours: '2026-12-31',
  theirs: '2027-01-15',
  sent_at: '2026-11-25T08:00:00Z',
  accounting_state: 'BOOKED',
  invoice_type: 'FORTNOX',
  integration_id: 1,
  remote_left_ore: 467700,
} as const;

test.each([
  ['a due date', booked, ['OURS', 'THEIRS', 'KEEP']],
  ['a due date in Spiris', { ...booked, invoice_type: 'VISMA' }, ['THEIRS', 'KEEP']],
  ['a due date without connection', { ...booked, integration_id: null }, ['THEIRS', 'KEEP']],
  ['the amount of a booked invoice', { ...booked, field: 'AMOUNT' }, ['KEEP']],
  ['the amount of a draft', { ...booked, field: 'AMOUNT', accounting_state: 'DRAFT' }, ['OURS', 'KEEP']],
  ['an invoice cancelled in the program', { ...booked, field: 'CANCELLED', ours: 'NO' }, ['THEIRS', 'KEEP']],
  [
    'a draft cancelled here',
    { ...booked, field: 'CANCELLED', ours: 'YES', accounting_state: 'DRAFT' },
    ['OURS', 'KEEP'],
  ],
  ['a sent invoice that is missing in the program', { ...booked, field: 'MISSING' }, ['KEEP']],
  [
    'an unsent invoice that is missing in the program',
    { ...booked, field: 'MISSING', sent_at: null },
    ['OURS', 'THEIRS', 'KEEP'],
  ],
  [
    'an unsent invoice that was cancelled in the program',
    { ...booked, field: 'CANCELLED', ours: 'NO', sent_at: null },
    ['OURS', 'THEIRS', 'KEEP'],
  ],
  [
    'a payment that was removed in the program',
    { ...booked, field: 'PAYMENT', ours: '300000', theirs: '0' },
    ['OURS', 'THEIRS', 'KEEP'],
  ],
  [
    'a payment that was increased in Spiris',
    { ...booked, invoice_type: 'VISMA', field: 'PAYMENT', ours: '300000', theirs: '400000' },
    ['THEIRS', 'KEEP'],
  ],
  [
    'a payment that was increased in Fortnox without overpaying the invoice',
    { ...booked, field: 'PAYMENT', ours: '300000', theirs: '400000', remote_left_ore: 367700 },
    ['THEIRS', 'KEEP'],
  ],
  [
    'a payment that was increased in Fortnox by what the invoice is overpaid',
    { ...booked, field: 'PAYMENT', ours: '767700', theirs: '800000', remote_left_ore: -32300 },
    ['OURS', 'THEIRS', 'KEEP'],
  ],
  ['the amount left to pay', { ...booked, field: 'LEFT' }, ['KEEP']],
] as const)('the decisions about %s', (_description, divergence, expected) => {
  expect(possibleDecisions(divergence)).toEqual(expected);
});
