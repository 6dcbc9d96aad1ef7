import { createRandom } from './random';

test('the same seed gives the same numbers', () => {
  const [one, same, other] = [createRandom(1), createRandom(1), createRandom(2)];
  const numbers = [one.next(), one.next(), one.next()];
  expect(numbers[0]).toBeCloseTo(0.627_073_940_588_161_3, 15);
  expect([same.next(), same.next(), same.next()]).toEqual(numbers);
  expect(other.next()).not.toBe(numbers[0]);
});

test('whole numbers include both ends, and every choice is picked', () => {
  const random = createRandom(7);
  const numbers = Array.from({ length: 200 }, () => random.integer(2, 5));
  expect([...new Set(numbers)].sort()).toEqual([2, 3, 4, 5]);
  const picked = Array.from({ length: 200 }, () => random.pick(['a', 'b', 'c']));
  expect([...new Set(picked)].sort()).toEqual(['a', 'b', 'c']);
  expect(() => random.pick([])).toThrow('nothing to pick');
});
