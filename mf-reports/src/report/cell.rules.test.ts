import { cellText, shortened } from './cell.rules';

test.each([
  [true, 'Ja'],
  [false, 'Nej'],
  [null, '–'],
  ['', '–'],
  ['Storgatan 1', 'Storgatan 1'],
  [0, '0'],
  [8500.5, '8 500,5'],
  [129.516, '129,52'],
])('%p reads %s', (cell, text) => {
  expect(cellText(cell).replace(/\u00a0/g, ' ')).toBe(text);
});

test('a hundred characters are shown whole, more are cut', () => {
  expect(shortened('a'.repeat(100))).toBe('a'.repeat(100));
  expect(shortened('a'.repeat(101))).toBe(`${'a'.repeat(100)}…`);
});
