import { overlaps } from './span';

const spring = { start: '2026-01-01', stop: '2026-06-30' };

test.each([
  ['has its last day', { start: '2026-06-30', stop: null }, true],
  ['begins the day after', { start: '2026-07-01', stop: null }, false],
  ['ends the day before', { start: '2025-01-01', stop: '2025-12-31' }, false],
  ['ends on its first day', { start: '2025-01-01', stop: '2026-01-01' }, true],
  ['is in it', { start: '2026-02-01', stop: '2026-02-28' }, true],
])('a span overlaps one that %s: %j', (_what, other, expected) => {
  expect([overlaps(spring, other), overlaps(other, spring)]).toEqual([expected, expected]);
});

test('two spans without an end overlap', () => {
  expect(overlaps({ start: '2026-01-01', stop: null }, { start: '2030-01-01', stop: null })).toBe(true);
});
