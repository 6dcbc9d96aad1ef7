import { findDepositProblem, lastMovementDay } from './deposit.rules';

const movements = [
  { day: '2026-02-10', ore: 1_000_000 },
  { day: '2026-03-01', ore: 500_000 },
  { day: '2026-02-20', ore: -200_000 },
];
const deposit = { heldOre: 1_300_000, movements };

test('what comes next is not before what happened last', () => {
  expect(lastMovementDay(movements)).toBe('2026-03-01');
  expect(lastMovementDay([])).toBeNull();
});

test.each([
  [1_300_000, '2026-03-01', deposit, null],
  [1, '2026-11-20', deposit, null],
  [1_300_001, '2026-11-20', deposit, 'MORE_THAN_HELD'],
  [1, '2026-11-21', deposit, 'IN_FUTURE'],
  [1, '2026-02-28', deposit, 'TOO_EARLY'],
  [1, '2026-11-20', { heldOre: 0, movements }, 'NOTHING_HELD'],
] as const)('on 20 November, taking %i öre on %s of %j: %s', (amountOre, day, held, problem) => {
  expect(findDepositProblem({ amountOre, day }, held, '2026-11-20')).toBe(problem);
});
