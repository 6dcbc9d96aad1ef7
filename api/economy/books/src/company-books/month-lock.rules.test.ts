import { findLockProblem, findUnlockProblem } from './month-lock.rules';

test.each([
  ['2026-10-31', null, null],
  ['2026-10-31', '2026-09-30', null],
  ['2026-10-30', null, 'NOT_END_OF_MONTH'],
  ['2026-11-30', null, 'NOT_PASSED'],
  ['2026-09-30', '2026-09-30', 'ALREADY_LOCKED'],
  ['2026-08-31', '2026-09-30', 'ALREADY_LOCKED'],
] as const)('on 30 November, locking to %s of books locked through %s: %s', (through, locked, problem) => {
  expect(findLockProblem(through, locked, '2026-11-30')).toBe(problem);
});

test.each([
  ['2026-08-31', '2026-09-30', null],
  [null, '2026-09-30', null],
  ['2026-09-30', '2026-09-30', 'NOT_LOCKED'],
  ['2026-10-31', '2026-09-30', 'NOT_LOCKED'],
  [null, null, 'NOT_LOCKED'],
  ['2026-08-30', '2026-09-30', 'NOT_END_OF_MONTH'],
] as const)('unlocking what comes after %s of books locked through %s: %s', (through, locked, problem) => {
  expect(findUnlockProblem(through, locked)).toBe(problem);
});
