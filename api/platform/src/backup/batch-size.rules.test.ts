import { nextBatchSize } from './batch-size.rules';

it.each([
  { length: 10, next: 500 },
  { length: 10_000, next: 100 },
  { length: 3_000_000, next: 1 },
])('reads $next rows next after rows of $length characters', ({ length, next }) => {
  const row = ['x'.repeat(length / 2), null, 'x'.repeat(length / 2)];
  expect(nextBatchSize([row, row])).toBe(next);
});

it('reads the most rows after empty ones', () => {
  expect(nextBatchSize([[null], ['']])).toBe(500);
});
