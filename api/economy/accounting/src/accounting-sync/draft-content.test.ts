import { hashContent, isUnchangedDraft } from './draft-content';

const row = {
  description: 'Hyra december',
  netOre: 767_700,
  taxRate: 0,
  accountNumber: 3004,
  costCenter: null,
  project: null,
} as const;
const input = { ocr: '1001', autogiro: false, rows: [row], dueDate: '2026-12-31' };
const ours = { input, customer: { serviceId: '7' }, totals: { payOre: 767_700 } };
const stored = {
  state: 'DRAFT',
  pay_ore: 767_700,
  due_at: '2026-12-31',
  content_sha256: hashContent({ ...input, customerId: '7' }),
};

test('a draft with the same content, due date and amount is unchanged', () => {
  expect(isUnchangedDraft(stored, ours)).toBe(true);
});

test.each([
  ['is not created yet', { state: 'PENDING' }],
  ['has another amount in the program', { pay_ore: 500_000 }],
  ['has another due date in the program', { due_at: '2027-01-31' }],
  ['was created before the hash was stored', { content_sha256: null }],
])('a draft is sent to the program when it %s', (_reason, change) => {
  expect(isUnchangedDraft({ ...stored, ...change }, ours)).toBe(false);
});

test.each([
  ['has another account', { input: { ...input, rows: [{ ...row, accountNumber: 3911 }] } }],
  ['has a cost centre', { input: { ...input, rows: [{ ...row, costCenter: 'HUS1' }] } }],
  ['has another text', { input: { ...input, rows: [{ ...row, description: 'Hyra' }] } }],
  ['is paid by autogiro', { input: { ...input, autogiro: true } }],
  ['has a customer that must be created again', { customer: { serviceId: null } }],
])('a draft is sent to the program when the invoice %s', (_reason, change) => {
  expect(isUnchangedDraft(stored, { ...ours, ...change })).toBe(false);
});
