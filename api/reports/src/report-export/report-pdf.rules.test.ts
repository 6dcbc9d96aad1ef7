import { formatPdfCell, needsLandscape, shareWidth, splitColumns } from './report-pdf.rules';

const need = (smallest: number, preferred: number) => ({ smallest, preferred });
/** The size is in points, like the widths of columns. */
const FONT_SIZE = 8.5;
const PORTRAIT_WIDTH = 515;
const share = (needs: ReturnType<typeof need>[], available: number) =>
  shareWidth(needs, available).map((width) => Math.round(width * 1000) / 1000);

test('columns get the width that they prefer, and share the remaining width equally', () => {
  expect(share([need(5, 10), need(5, 20), need(5, 30)], 90)).toEqual([20, 30, 40]);
});

test('the widest columns are narrowed first, and none below its smallest width', () => {
  expect(share([need(5, 10), need(5, 100), need(5, 200)], 130)).toEqual([10, 60, 60]);
  expect(share([need(5, 10), need(5, 40), need(5, 200)], 130)).toEqual([10, 40, 80]);
  expect(share([need(5, 10), need(90, 100), need(5, 200)], 130)).toEqual([10, 90, 30]);
});

test('columns that do not fit at their smallest width are all narrowed', () => {
  expect(share([need(100, 200), need(50, 60)], 75)).toEqual([50, 25]);
});

test('columns that do not fit beside each other are split, and the first is repeated', () => {
  expect(splitColumns([30, 30, 30], 90)).toEqual([[0, 1, 2]]);
  expect(splitColumns([30, 40, 40, 10, 60, 20], 100)).toEqual([
    [0, 1],
    [0, 2, 3],
    [0, 4],
    [0, 5],
  ]);
  expect(splitColumns([30, 200, 10], 100)).toEqual([
    [0, 1],
    [0, 2],
  ]);
  expect(splitColumns([], 100)).toEqual([[0]]);
});

test.each([
  [8500.5, 2, '8\u00a0500,50'],
  [0.1234, 4, '0,1234'],
  [3, 0, '3'],
  [1.5, null, '1,5'],
  [1983, null, '1983'],
  [12345, null, '12\u00a0345'],
  [-12, 2, '\u221212,00'],
  [true, null, 'Ja'],
  [false, null, 'Nej'],
  ['Åsa', null, 'Åsa'],
  [null, 2, ''],
  ['-12345678901234567.89', 2, '\u221212\u00a0345\u00a0678\u00a0901\u00a0234\u00a0567,89'],
] as const)('the cell %p of a column with %p decimals is written as %j', (cell, decimals, text) => {
  expect(formatPdfCell(cell, { type: 'number', decimals })).toBe(text);
});

test('many or long columns need landscape', () => {
  expect(
    needsLandscape(
      [
        ['Namn', 'Hyra'],
        ['Åsa Öberg', '8 500'],
      ],
      FONT_SIZE,
      PORTRAIT_WIDTH,
    ),
  ).toBe(false);
  expect(
    needsLandscape([Array.from({ length: 8 }, () => 'Hyra per m² och år')], FONT_SIZE, PORTRAIT_WIDTH),
  ).toBe(true);
});
