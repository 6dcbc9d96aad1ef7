import { formatCell, truncateText } from './cell.rules';

test.each([
  [true, 'Ja'],
  [false, 'Nej'],
  [null, '–'],
  ['', '–'],
  ['Storgatan 1', 'Storgatan 1'],
  [0, '0'],
  [8500.5, '8 500,5'],
  [129.516, '129,52'],
])('formats %p as %s', (cell, text) => {
  expect(formatCell(cell).replace(/\u00a0/g, ' ')).toBe(text);
});

test('truncates texts longer than 100 characters', () => {
  expect(truncateText('a'.repeat(100))).toBe('a'.repeat(100));
  expect(truncateText('a'.repeat(101))).toBe(`${'a'.repeat(100)}…`);
});
