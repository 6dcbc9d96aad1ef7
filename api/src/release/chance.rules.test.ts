import { chanceOf } from './chance.rules';

const of = (failed: number, visits: number) => ({ failed, visits });

it.each([
  ['the lady who tastes all four cups rightly, of eight', of(4, 4), of(0, 4), 1 / 70],
  ['three of her four', of(3, 4), of(1, 4), 17 / 70],
  ['nothing failed', of(0, 10), of(0, 10), 1],
  ['all failed', of(5, 5), of(5, 5), 1],
  ['one of one, against none of nineteen', of(1, 1), of(0, 19), 1 / 20],
])('%s', (_what, these, others, chance) => {
  expect(chanceOf(these, others)).toBeCloseTo(chance, 10);
});

it('keeps its sense with thousands of visits', () => {
  expect(chanceOf(of(300, 10_000), of(3_000, 100_000))).toBeGreaterThan(0.4);
  expect(chanceOf(of(600, 10_000), of(3_000, 100_000))).toBeLessThan(1e-20);
});
