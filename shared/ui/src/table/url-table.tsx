import './table.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../button/button';
import { EmptyState } from '../state/empty-state';
import { ErrorState } from '../state/error-state';
import type { Column } from './column';
import { DataTable } from './data-table';
import { filterTexts } from './filter.texts';
import type { SortColumn } from './sort-control';
import { tableTexts } from './table.texts';
import { type PaginationInfo, TablePagination } from './table-pagination';
import type { RowOptions } from './table-row';
import type { FilterKinds, TableState } from './table-state';
import { useRowShortcuts } from './use-row-shortcuts';

/** The part of a list call's react-query result that is needed here. */
export interface ListQuery<Row> {
  data: (PaginationInfo & { data: readonly Row[] }) | undefined;
  error: Error | null;
  isFetching: boolean;
  isPlaceholderData: boolean;
  refetch: () => unknown;
}

interface Props<Row, K extends string, F extends FilterKinds> extends RowOptions<Row> {
  table: TableState<K, F>;
  query: ListQuery<Row>;
  columns: readonly Column<Row, K>[];
  label: string;
  /** It is shown when the list has no rows, without a filter. */
  empty: { title: ReactNode; text?: ReactNode; actions?: ReactNode };
  totals?: Readonly<Record<string, ReactNode>>;
  /** All columns of a list with a column picker: phones can sort by those that are hidden, too. */
  sortColumns?: readonly SortColumn<K>[];
}

/**
 * A paginated list from the server: page, sort and filters in `table`, rows from `query`. Its state is in the URL with
 * `useUrlTable`, or local with `useLocalTable`.
 */
export function UrlTable<Row, K extends string, F extends FilterKinds>(props: Props<Row, K, F>) {
  const { table, query, columns, label, empty, totals, sortColumns, ...rowOptions } = props;
  const container = useRef<HTMLDivElement>(null);
  const previousPage = useRef(table.page);
  useRowShortcuts(container);
  useEffect(() => {
    if (previousPage.current === table.page) return;
    previousPage.current = table.page;
    if ((container.current?.getBoundingClientRect().top ?? 0) < 0)
      container.current?.scrollIntoView({ block: 'start' });
  }, [table.page]);

  const { data } = query;
  const failed = query.error !== null && (data === undefined || query.isPlaceholderData);
  return (
    <div ref={container} className="h-list">
      {failed ? (
        <ErrorState error={query.error} onRetry={query.refetch} />
      ) : (
        <DataTable
          {...rowOptions}
          label={label}
          columns={columns}
          rows={data?.data}
          sort={table.sort}
          onSort={table.toggleSort}
          setSort={table.setSort}
          sortColumns={sortColumns}
          busy={query.isPlaceholderData}
          totals={totals}
          empty={<NoRows table={table} empty={empty} />}
        />
      )}
      {!failed && data && data.data.length > 0 && <TablePagination table={table} info={data} />}
    </div>
  );
}

const NoRows = <K extends string, F extends FilterKinds>({
  table,
  empty,
}: Pick<Props<never, K, F>, 'table' | 'empty'>) => {
  if (table.isFiltered) {
    return (
      <EmptyState
        kind="no-hits"
        text={tableTexts.noHits}
        actions={<Button onClick={table.clearFilters}>{filterTexts.clear}</Button>}
      />
    );
  }
  if (table.page > 1) {
    return (
      <EmptyState
        kind="no-hits"
        text={tableTexts.pageBeyondEnd}
        actions={<Button onClick={() => table.goToPage(1)}>{tableTexts.firstPage}</Button>}
      />
    );
  }
  // A table with its state in memory is inside a card.
  return <EmptyState kind="nothing" compact={table.pageUrl === undefined} {...empty} />;
};
