import { formatCell, truncateText } from './cell.rules';

test.each([
  [true, 'Ja'],
  [false, 'Nej'],
  [null, '–'],
  ['', '–'],
  ['Storgatan 1', 'Storgatan 1'],
  [0, '0'],
  [8500.5, '8 500,50', 2],
  [8500, '8 500', 2],
  [129.516, '129,516', 4],
  [125.5, '125,50', 4],
  [1965, '1965', null],
  [65.5, '65,5', null],
  [1250, '1 250', 0],
])('formats %p as %s', (cell, text, decimals: number | null = null) => {
  expect(
    formatCell(cell, { type: typeof cell === 'number' ? 'number' : 'text', decimals }).replace(
      /\u00a0/g,
      ' ',
    ),
  ).toBe(text);
});

test('a number with more than 15 digits is formatted with all of them; a text with digits is not formatted', () => {
  const exact = '12345678901234567.89';
  const format = (type: string) => formatCell(exact, { type, decimals: 2 }).replace(/\u00a0/g, ' ');
  expect(format('number')).toBe('12 345 678 901 234 567,89');
  expect(format('text')).toBe(exact);
});

test('truncates texts longer than 100 characters', () => {
  expect(truncateText('a'.repeat(100))).toBe('a'.repeat(100));
  expect(truncateText('a'.repeat(101))).toBe(`${'a'.repeat(100)}…`);
});
