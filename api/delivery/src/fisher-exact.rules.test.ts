import { fisherExactPValue } from './fisher-exact.rules';

const of = (failed: number, visits: number) => ({ failed, visits });

it.each([
  // Fisher's own example, the lady tasting tea: which four of eight cups had the milk poured first?
  ['four of four, against none of four', of(4, 4), of(0, 4), 1 / 70],
  ['three of four, against one of four', of(3, 4), of(1, 4), 17 / 70],
  ['nothing failed', of(0, 10), of(0, 10), 1],
  ['all failed', of(5, 5), of(5, 5), 1],
  ['one of one, against none of nineteen', of(1, 1), of(0, 19), 1 / 20],
])('the p-value is exact: %s', (_failed, tested, others, pValue) => {
  expect(fisherExactPValue(tested, others)).toBeCloseTo(pValue, 10);
});

it('the p-value can be calculated for thousands of visits', () => {
  expect(fisherExactPValue(of(300, 10_000), of(3_000, 100_000))).toBeGreaterThan(0.4);
  expect(fisherExactPValue(of(600, 10_000), of(3_000, 100_000))).toBeLessThan(1e-20);
});
