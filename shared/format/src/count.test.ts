import { formatCount, formatNumber, pluralize } from './count';

test.each([
  [0, '0 hyresavier'],
  [1, '1 hyresavi'],
  [2, '2 hyresavier'],
  [1250, '1\u00a0250 hyresavier'],
])('%i is "%s"', (count, text) => {
  expect(formatCount(count, 'hyresavi', 'hyresavier')).toBe(text);
});

test('digits are grouped, and a word is singular for 1 only', () => {
  expect(formatNumber(10_000)).toBe('10\u00a0000');
  expect([pluralize(1, 'ny', 'nya'), pluralize(0, 'ny', 'nya')]).toEqual(['ny', 'nya']);
});
