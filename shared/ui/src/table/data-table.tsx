import './table.css';
import './table-print.css';
import './table-cards.css';
import { type ReactNode, useRef } from 'react';
import { MAX_PHONE_WIDTH, useWindowWidth } from '../list/use-window-width';
import { EmptyState } from '../state/empty-state';
import { range } from '../state/range';
import { SkeletonBar } from '../state/skeleton-bar';
import { type Column, columnClassName, findMainColumn } from './column';
import { type SortColumn, SortControl } from './sort-control';
import { TableHead } from './table-head';
import { type RowOptions, TableRow } from './table-row';
import type { Sort } from './table-state';
import { useOverflow } from './use-overflow';

export interface DataTableProps<Row, K extends string = string> extends RowOptions<Row> {
  /** The accessible name of the table. */
  label: string;
  columns: readonly Column<Row, K>[];
  /** undefined while loading. */
  rows: readonly Row[] | undefined;
  skeletonRows?: number;
  sort?: Sort<K>;
  onSort?: (by: K) => void;
  /** Sorts by a column, or not at all. It is needed to sort on phones, where the head is hidden. */
  setSort?: (sort: Sort<K> | undefined) => void;
  /** The columns that phones can sort by. Default: `columns`. */
  sortColumns?: readonly SortColumn<K>[] | undefined;
  /** Other rows are being fetched: a line moves above the current ones. */
  busy?: boolean;
  /** Footer cells, by column key. */
  totals?: Readonly<Record<string, ReactNode>>;
  empty?: ReactNode;
}

/** Varies from cell to cell, so that the skeleton looks like texts. */
const skeletonWidth = (rowIndex: number, columnIndex: number) =>
  `${44 + ((rowIndex * 13 + columnIndex * 29) % 44)}%`;

/** A table of given rows; on phones, a card per row. See `UrlTable` for paginated lists. */
export function DataTable<Row, K extends string = string>(props: DataTableProps<Row, K>) {
  const {
    label,
    columns,
    rows,
    skeletonRows = 15,
    sort,
    onSort,
    setSort,
    sortColumns = columns,
    busy = false,
    totals,
    empty,
    ...rowOptions
  } = props;
  const { rowKey, selection, expand, actions } = rowOptions;
  const box = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(box);
  const isPhone = useWindowWidth((width) => width <= MAX_PHONE_WIDTH);
  const loading = rows === undefined;
  if (rows?.length === 0) return empty ?? <EmptyState kind="nothing" compact />;
  const mainColumn = findMainColumn(columns);
  const leadingCells = (selection ? 1 : 0) + (expand ? 1 : 0);
  return (
    <>
      {isPhone && setSort && <SortControl columns={sortColumns} sort={sort} setSort={setSort} />}
      <div ref={box} className={overflows ? 'h-table-box h-table-box--scroll' : 'h-table-box'}>
        <table
          className={busy ? 'h-table h-table--busy' : 'h-table'}
          aria-label={label}
          aria-busy={busy || loading}
        >
          <TableHead
            columns={columns}
            sort={sort}
            onSort={onSort}
            selection={selection}
            keys={rows?.map(rowKey) ?? []}
            hasExpand={expand !== undefined}
            hasActions={actions !== undefined}
          />
          <tbody>
            {rows?.map((row) => (
              <TableRow key={rowKey(row)} row={row} columns={columns} {...rowOptions} />
            ))}
            {loading &&
              range(skeletonRows).map((index) => (
                <tr key={index} className="h-table__row" data-testid="skeleton-row">
                  {leadingCells > 0 && <td className="h-table__check" colSpan={leadingCells} />}
                  {columns.map((column, columnIndex) => (
                    <td key={column.key} className={columnClassName(column, column === mainColumn)}>
                      <SkeletonBar width={skeletonWidth(index, columnIndex)} />
                    </td>
                  ))}
                  {actions && <td className="h-table__check" />}
                </tr>
              ))}
          </tbody>
          {totals && (
            <tfoot>
              <tr>
                {leadingCells > 0 && <td className="h-table__check" colSpan={leadingCells} />}
                {columns.map((column) => (
                  <td
                    key={column.key}
                    className={columnClassName(column, column === mainColumn)}
                    data-label={totals[column.key] && !loading ? column.title : undefined}
                  >
                    {!loading && totals[column.key]}
                  </td>
                ))}
                {actions && <td className="h-table__check" />}
              </tr>
            </tfoot>
          )}
        </table>
      </div>
    </>
  );
}
