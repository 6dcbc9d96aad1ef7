import type { CellRange, ReadCell } from './read-sheet.types';

const isFilled = (cell: ReadCell | undefined): boolean => cell !== undefined && cell !== null && cell !== '';

const put = (rows: ReadCell[][], row: number, column: number, value: ReadCell): void => {
  while (rows.length <= row) rows.push([]);
  const cells = rows[row] ?? [];
  while (cells.length <= column) cells.push(null);
  cells[column] = value;
};

/** Empties what merging hides: all cells of the range but the first. Programs may leave values in them that nobody sees. */
const emptyHiddenCells = (rows: ReadCell[][], { top, left, bottom, right }: CellRange): void => {
  for (let row = top; row <= bottom; row += 1) {
    const cells = rows[row] ?? [];
    for (let column = left; column <= right && column < cells.length; column += 1)
      if (row !== top || column !== left) cells[column] = null;
  }
};

/**
 * The rows with the marks of cells that are not calculated, and with the values of merged cells: each row of a merged cell that has
 * something else gets its value, in its first column. A cell that is merged over several columns belongs to the first: the others
 * have their own titles. A row that has nothing else is part of the row above, or not filled in.
 */
export const completeRows = (
  read: readonly (readonly ReadCell[])[],
  {
    uncalculated,
    merged,
  }: { readonly uncalculated: readonly CellRange[]; readonly merged: readonly CellRange[] },
): ReadCell[][] => {
  const rows = read.map((row) => [...row]);
  for (const { top, left, bottom, right } of uncalculated)
    for (let row = top; row <= bottom; row += 1)
      for (let column = left; column <= right; column += 1) put(rows, row, column, { isUncalculated: true });
  for (const range of merged) emptyHiddenCells(rows, range);
  const hasOwn = rows.map((row) => row.some(isFilled));
  for (const { top, left, bottom } of merged) {
    const value = rows[top]?.[left] ?? null;
    if (!isFilled(value)) continue;
    for (let row = top + 1; row <= bottom; row += 1) if (hasOwn[row]) put(rows, row, left, value);
  }
  return rows;
};
