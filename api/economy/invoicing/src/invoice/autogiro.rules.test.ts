import { isPaidByAutogiro } from './autogiro.rules';

const invoice = { type: 'FORTNOX', mandateFrom: '2026-12-01', dueAt: '2026-12-30' } as const;

test.each([
  ['in Fortnox, due after the mandate began', {}, true],
  ['due on the first day of the mandate', { dueAt: '2026-12-01' }, true],
  ['due before the mandate', { dueAt: '2026-11-30' }, false],
  ['without a mandate', { mandateFrom: null }, false],
  ['without a due date', { dueAt: null }, false],
  ['in Spiris', { type: 'VISMA' as const }, false],
  ['in no accounting program', { type: 'MANUAL' as const }, false],
  ['not generated yet', { type: null }, false],
])('an invoice %s (%j) is paid by autogiro: %s', (_description, change, isPaid) => {
  expect(isPaidByAutogiro({ ...invoice, ...change })).toBe(isPaid);
});
