import { formatPdfCell, needsLandscape, shareWidth } from './report-pdf.rules';

test('columns get what they need, and share what is left', () => {
  expect(shareWidth([10, 20, 30], 90)).toEqual([20, 30, 40]);
});

test('the widest columns are narrowed first', () => {
  expect(shareWidth([10, 100, 200], 130)).toEqual([10, 60, 60]);
  expect(shareWidth([10, 40, 200], 130)).toEqual([10, 40, 80]);
  expect(shareWidth([100, 100], 50)).toEqual([25, 25]);
});

test.each([
  [8500.5, 2, '8\u00a0500,50'],
  [0.1234, 4, '0,1234'],
  [3, 0, '3'],
  [1.5, null, '1,5'],
  [-12, 2, '\u221212,00'],
  [true, null, 'Ja'],
  [false, null, 'Nej'],
  ['Åsa', null, 'Åsa'],
  [null, 2, ''],
  ['-12345678901234567.89', 2, '\u221212\u00a0345\u00a0678\u00a0901\u00a0234\u00a0567,89'],
] as const)('%p with %p decimals is %j', (cell, decimals, text) => {
  expect(formatPdfCell(cell, { type: 'number', decimals })).toBe(text);
});

test('many or long columns need landscape', () => {
  expect(
    needsLandscape(
      [
        ['Namn', 'Hyra'],
        ['Åsa Öberg', '8 500'],
      ],
      8.5,
      515,
    ),
  ).toBe(false);
  expect(needsLandscape([Array.from({ length: 8 }, () => 'Hyra per m² och år')], 8.5, 515)).toBe(true);
});
