import { areLockableMonths, listLockableDays, listUnlockableDays } from './lockable-days.rules';

test('months that have passed can be locked, the latest first', () => {
  expect(listLockableDays('2026-08-31', '2026-11-30')).toEqual(['2026-10-31', '2026-09-30']);
  expect(listLockableDays('2026-10-31', '2026-11-30')).toEqual([]);
  expect(listLockableDays('2026-11-30', '2026-11-30')).toEqual([]);
  expect(listLockableDays(null, '2026-03-01').slice(0, 3)).toEqual([
    '2026-02-28',
    '2026-01-31',
    '2025-12-31',
  ]);
});

test('what stays locked ends before the last locked month', () => {
  expect(listUnlockableDays('2026-03-31').slice(0, 2)).toEqual(['2026-02-28', '2026-01-31']);
});

test.each([
  ['2026-10-01', '2026-10-31', null, true],
  ['2026-09-01', '2026-10-31', '2026-09-30', true],
  ['2026-10-01', '2026-10-31', '2026-10-31', false],
  ['2026-10-02', '2026-10-31', null, false],
  ['2026-10-01', '2026-10-30', null, false],
  ['2026-11-01', '2026-11-30', null, false],
])('on 30 November, %s to %s of books locked through %s: %s', (from, to, locked, expected) => {
  expect(areLockableMonths({ from, to }, locked, '2026-11-30')).toBe(expected);
});
