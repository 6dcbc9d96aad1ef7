import type { Cell, ReportColumn } from './report-model.types';

/** The label of an enum code. Other cells are returned unchanged. */
const toCellLabel = ({ options, cellFormat }: ReportColumn, cell: Cell, isGroup: boolean): Cell => {
  if (typeof cell !== 'string') return cell;
  return cellFormat && !isGroup ? cellFormat.describe(cell) : (options?.[cell] ?? cell);
};

/** Replaces enum codes by their labels. The cells after the columns are aggregates. */
export const labelCells = (
  columns: readonly ReportColumn[],
  isGrouped: boolean,
  rows: readonly (readonly Cell[])[],
): Cell[][] =>
  rows.map((row) =>
    row.map((cell, index) => {
      const column = columns[index];
      return column ? toCellLabel(column, cell, isGrouped) : cell;
    }),
  );
