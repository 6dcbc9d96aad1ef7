import { pickRecentOutcome, planPartPayment } from './plan-outcomes.rules';

const today = '2026-11-30';

test.each([
  ['2026-12-20', 0, 'PAID_IN_PART'],
  ['2026-10-16', 1, 'UNPAID'],
  ['2026-10-16', 4, 'CREDITED_IN_PART'],
  ['2026-10-16', 5, undefined],
  ['2026-10-15', 0, undefined],
])('due on %s, invoice %i of its sending: %s', (due, index, outcome) => {
  expect(pickRecentOutcome(index, { due, today })).toBe(outcome);
});

test('half of an invoice is paid, in whole kronor, on the day after its sending, or today', () => {
  expect(planPartPayment('PAID_IN_PART', 850_100, '2026-11-25', today)).toEqual([
    { amountOre: 425_000, paidAt: '2026-11-26' },
  ]);
  expect(planPartPayment('PAID_IN_PART', 850_100, today, today)).toEqual([
    { amountOre: 425_000, paidAt: today },
  ]);
  expect(planPartPayment('UNPAID', 850_100, '2026-11-25', today)).toEqual([]);
});
