import type { ReactNode } from 'react';

export interface Column<Row, K extends string = string> {
  key: string;
  title: string;
  render: (row: Row) => ReactNode;
  /** The key of the call's `sort[by]`; the header becomes a button. */
  sort?: K;
  /** Carries the link of the row; the first column unless another says so. It must hold no link or button itself. */
  main?: boolean;
  /** Amounts, counts: to the right, digits of one width. */
  numeric?: boolean;
  /** Dates and other short things that must not break or be cut. */
  tight?: boolean;
  width?: number | string;
  /** Left out on telephones. */
  hideOnMobile?: boolean;
}

export const classOf = <Row, K extends string>(column: Column<Row, K>, main = false): string | undefined =>
  [
    main && 'h-table__main',
    column.numeric && 'h-table__number',
    column.tight && 'h-table__tight',
    column.hideOnMobile && 'h-table__wide',
  ]
    .filter(Boolean)
    .join(' ') || undefined;

export const mainOf = <Row, K extends string>(
  columns: readonly Column<Row, K>[],
): Column<Row, K> | undefined => columns.find((column) => column.main) ?? columns[0];

export type RowKey = string | number;

export interface RowSelection {
  selected: ReadonlySet<RowKey>;
  onChange: (selected: ReadonlySet<RowKey>) => void;
}
