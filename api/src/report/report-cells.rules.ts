import type { Cell, ReportColumn } from './report-model.types';

/** The label of an enum code; other cells unchanged. */
const toCellLabel = ({ options, cell: shown }: ReportColumn, cell: Cell, isGroup: boolean): Cell => {
  if (typeof cell !== 'string') return cell;
  return shown && !isGroup ? shown.describe(cell) : (options?.[cell] ?? cell);
};

/** Rows with labels instead of codes. The cells after the columns are aggregates. */
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
