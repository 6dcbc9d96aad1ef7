import { earliestPayoutDay, findPayoutProblem, splitPayout, type UnusedPayment } from './payout.rules';

const payment = (id: number, leftOre: number, paidAt: string, isInProgram = false): UnusedPayment => ({
  ...{ id, leftOre, paidAt, isInProgram },
});
const payments = [payment(1, 500_000, '2026-11-02'), payment(2, 400_000, '2026-11-10')];

test('a payout takes money of the payments in their order', () => {
  expect(splitPayout(725_000, payments)).toEqual([
    { paymentId: 1, ore: 500_000 },
    { paymentId: 2, ore: 225_000 },
  ]);
  expect(splitPayout(500_000, payments)).toEqual([{ paymentId: 1, ore: 500_000 }]);
});

test('money cannot be paid back before it came in', () => {
  expect(earliestPayoutDay(500_000, payments)).toBe('2026-11-02');
  expect(earliestPayoutDay(500_001, payments)).toBe('2026-11-10');
});

test.each([
  [725_000, '2026-11-20', payments, null],
  [900_000, '2026-11-10', payments, null],
  [900_001, '2026-11-20', payments, 'MORE_THAN_CREDIT'],
  [900_000, '2026-11-09', payments, 'TOO_EARLY'],
  [100, '2026-11-21', payments, 'IN_FUTURE'],
  [100, '2026-11-20', [], 'NO_CREDIT'],
  [100, '2026-11-20', [payment(1, 100, '2026-11-02', true)], 'IN_PROGRAM'],
  [
    200,
    '2026-11-20',
    [payment(1, 100, '2026-11-02', true), payment(2, 100, '2026-11-02')],
    'MORE_THAN_CREDIT',
  ],
] as const)('on 20 November, paying back %i öre on %s of %j: %s', (amountOre, paidAt, unused, problem) => {
  expect(findPayoutProblem({ amountOre, paidAt }, unused, '2026-11-20')).toBe(problem);
});
