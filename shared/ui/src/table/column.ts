import type { ReactNode } from 'react';

export interface Column<Row, K extends string = string> {
  key: string;
  title: string;
  render: (row: Row) => ReactNode;
  /** The value of `sort[by]` in the list call. Makes the header a button that sorts. */
  sort?: K;
  /** The cell is the link of the row, so it must not render a link or button. Default: the first column. */
  main?: boolean;
  /** Right-aligned, with tabular digits: amounts and counts. */
  numeric?: boolean;
  /** It is never wrapped or truncated: dates and other short values. */
  noWrap?: boolean;
  /** The CSS width of the header; a number is in px. */
  width?: number | string;
  /** A text that may take two lines: names. */
  wrap?: boolean;
  /** It is hidden on phones; in lists with a column picker, unless the user has chosen it. */
  hideOnMobile?: boolean;
  /** In lists with a column picker: hidden until the user chooses it. */
  optional?: boolean;
  /**
   * In lists with a column picker: without a choice of the user, hidden in windows from the first to below the second width, in px.
   * Only for what another column then shows, too. A table that is wider than its window scrolls.
   */
  hiddenBetween?: readonly [from: number, below: number];
}

export const columnClassName = <Row, K extends string>(
  column: Column<Row, K>,
  main = false,
): string | undefined =>
  [
    main && 'h-table__main',
    column.numeric && 'h-table__number',
    column.noWrap && 'h-table__nowrap',
    column.hideOnMobile && 'h-table__hide-on-mobile',
  ]
    .filter(Boolean)
    .join(' ') || undefined;

export const findMainColumn = <Row, K extends string>(
  columns: readonly Column<Row, K>[],
): Column<Row, K> | undefined => columns.find((column) => column.main) ?? columns[0];

export type RowKey = string | number;

export interface RowSelection {
  selected: ReadonlySet<RowKey>;
  onChange: (selected: ReadonlySet<RowKey>) => void;
}
