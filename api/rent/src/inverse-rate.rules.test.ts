import { inverseRate } from './inverse-rate.rules';

test.each([
  [3.2, -3.1008],
  ['4.7500', -4.5346],
  [-1.5, 1.5228],
  [100, -50],
  [-50, 100],
])('an adjustment by %s %% is undone by one of %s %%', (rate, inverse) => {
  expect(inverseRate(rate)).toBe(inverse);
});
