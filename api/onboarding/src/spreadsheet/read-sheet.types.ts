import type { CellValue } from '@husrum/api-platform';

/** The day of a cell with a date format, YYYY-MM-DD. */
export interface DateCell {
  readonly date: string;
  readonly isUncalculated?: undefined;
}
/** A cell with a formula whose value is missing or cannot be relied on: no program has calculated it. */
export interface UncalculatedCell {
  readonly isUncalculated: true;
  readonly date?: undefined;
}
/** A cell of a file of a user. */
export type ReadCell = CellValue | DateCell | UncalculatedCell;

/** How large a table may be. What is larger is refused while it is read. */
export interface SheetLimits {
  readonly maxRow: number;
  readonly maxColumn: number;
}

/** A position in a sheet, or the cells from one to another, both included. Indexes from 0. */
export interface CellRange {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}
