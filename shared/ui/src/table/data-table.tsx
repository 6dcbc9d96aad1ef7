import './table.css';
import './table-print.css';
import './table-cards.css';
import { type ReactNode, useRef } from 'react';
import { Bar } from '../state/bar';
import { EmptyState } from '../state/empty-state';
import { type Column, classOf, mainOf } from './column';
import { TableHead } from './table-head';
import { type RowFeatures, TableRow } from './table-row';
import type { Sort } from './table-state';
import { useOverflows } from './use-overflows';

export interface DataTableProps<Row, K extends string = string> extends RowFeatures<Row> {
  /** What the table is about, for those who hear it. */
  label: string;
  columns: readonly Column<Row, K>[];
  /** undefined while they are fetched. */
  rows: readonly Row[] | undefined;
  skeletonRows?: number;
  sort?: Sort<K>;
  onSort?: (by: K) => void;
  /** Newer rows are on their way. */
  busy?: boolean;
  /** Sums under the columns, by column key. */
  totals?: Readonly<Record<string, ReactNode>>;
  empty?: ReactNode;
}

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

/** The table of the product: dense, with hairlines, cards on telephones. Rows at hand; see UrlTable for lists. */
export function DataTable<Row, K extends string = string>(props: DataTableProps<Row, K>) {
  const {
    label,
    columns,
    rows,
    skeletonRows = 15,
    sort,
    onSort,
    busy = false,
    totals,
    empty,
    ...features
  } = props;
  const { rowKey, selection, expand, actions } = features;
  const box = useRef<HTMLDivElement>(null);
  const overflows = useOverflows(box);
  const loading = rows === undefined;
  if (rows?.length === 0) return empty ?? <EmptyState kind="nothing" compact />;
  const main = mainOf(columns);
  const before = (selection ? 1 : 0) + (expand ? 1 : 0);
  return (
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
          expands={expand !== undefined}
          acts={actions !== undefined}
        />
        <tbody>
          {rows?.map((row) => (
            <TableRow key={rowKey(row)} row={row} columns={columns} scrolls={overflows} {...features} />
          ))}
          {loading &&
            times(skeletonRows).map((index) => (
              <tr key={index} className="h-table__row" data-testid="skeleton-row">
                {before > 0 && <td className="h-table__check" colSpan={before} />}
                {columns.map((column, at) => (
                  <td key={column.key} className={classOf(column, column === main)}>
                    <Bar width={`${44 + ((index * 13 + at * 29) % 44)}%`} />
                  </td>
                ))}
                {actions && <td className="h-table__check" />}
              </tr>
            ))}
        </tbody>
        {totals && (
          <tfoot>
            <tr>
              {before > 0 && <td className="h-table__check" colSpan={before} />}
              {columns.map((column) => (
                <td
                  key={column.key}
                  className={classOf(column, column === main)}
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
  );
}
