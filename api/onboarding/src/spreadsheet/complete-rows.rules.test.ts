import { completeRows } from './complete-rows.rules';
import type { CellRange } from './read-sheet.types';

const range = (top: number, left: number, bottom = top, right = left): CellRange => ({
  top,
  left,
  bottom,
  right,
});
const merge = (rows: readonly (readonly (string | null)[])[], ...merged: readonly CellRange[]) =>
  completeRows(rows, { uncalculated: [], merged });

test('each row of a merged cell has its value', () => {
  const rows = [
    ['AB', 'Lgh 1'],
    [null, 'Lgh 2'],
    [null, 'Lgh 3'],
    ['CD', 'Lgh 4'],
  ];
  expect(merge(rows, range(0, 0, 2))).toEqual([
    ['AB', 'Lgh 1'],
    ['AB', 'Lgh 2'],
    ['AB', 'Lgh 3'],
    ['CD', 'Lgh 4'],
  ]);
});

test('a cell that is merged over columns belongs to the first of them', () => {
  expect(
    merge(
      [
        ['Bestånd', null, null],
        ['a', 'b', 'c'],
      ],
      range(0, 0, 0, 2),
    ),
  ).toEqual([
    ['Bestånd', null, null],
    ['a', 'b', 'c'],
  ]);
});

test('titles over two rows are in both when the second has titles of its own', () => {
  const rows = [
    ['Företag', 'Hyra', null],
    [null, 'per månad', 'per år'],
  ];
  expect(merge(rows, range(0, 0, 1), range(0, 1, 0, 2))[1]).toEqual(['Företag', 'per månad', 'per år']);
});

test('a row that has nothing but merged cells stays empty', () => {
  const rows = [
    ['AB', 'Lgh 1'],
    [null, null],
  ];
  expect(merge(rows, range(0, 0, 3), range(0, 1, 1))).toEqual([
    ['AB', 'Lgh 1'],
    [null, null],
  ]);
});

test('values that merging hides are not read', () => {
  const rows = [
    ['AB', 'x'],
    ['gammalt', 'Lgh 2'],
  ];
  expect(merge(rows, range(0, 0, 1))[1]).toEqual(['AB', 'Lgh 2']);
  expect(
    merge(
      [
        [null, 'x'],
        ['gammalt', 'Lgh 2'],
      ],
      range(0, 0, 1),
    )[1],
  ).toEqual([null, 'Lgh 2']);
});

test('a formula in a merged cell is not calculated in any of its rows, and marks lie beyond the last value, too', () => {
  const isUncalculated = { isUncalculated: true };
  expect(
    completeRows([['a'], ['b']], { uncalculated: [range(0, 2), range(3, 0)], merged: [range(0, 2, 1)] }),
  ).toEqual([['a', null, isUncalculated], ['b', null, isUncalculated], [], [isUncalculated]]);
});
