import './table.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../button/button';
import { EmptyState } from '../state/empty-state';
import { ErrorState } from '../state/error-state';
import type { Column } from './column';
import { DataTable } from './data-table';
import { type PageInfo, TablePages } from './table-pages';
import type { RowFeatures } from './table-row';
import type { FilterKinds, TableState } from './table-state';
import { useRowKeys } from './use-row-keys';

/** What this needs of a react-query result of a list call. */
export interface ListQuery<Row> {
  data: (PageInfo & { data: readonly Row[] }) | undefined;
  error: Error | null;
  isFetching: boolean;
  isPlaceholderData: boolean;
  refetch: () => unknown;
}

interface Props<Row, K extends string, F extends FilterKinds> extends RowFeatures<Row> {
  table: TableState<K, F>;
  query: ListQuery<Row>;
  columns: readonly Column<Row, K>[];
  label: string;
  /** What stands there before the first row exists. */
  empty: { title: ReactNode; text?: ReactNode; actions?: ReactNode };
  totals?: Readonly<Record<string, ReactNode>>;
}

/** A list of the server: page, sort and filters in `table`, rows from `query`. */
export function UrlTable<Row, K extends string, F extends FilterKinds>(props: Props<Row, K, F>) {
  const { table, query, columns, label, empty, totals, ...features } = props;
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(table.page);
  useRowKeys(top);
  useEffect(() => {
    if (shown.current === table.page) return;
    shown.current = table.page;
    if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView({ block: 'start' });
  }, [table.page]);

  const { data } = query;
  const failed = query.error !== null && (data === undefined || query.isPlaceholderData);
  return (
    <div ref={top} className="h-list">
      {failed ? (
        <ErrorState error={query.error} retry={query.refetch} />
      ) : (
        <DataTable
          {...features}
          label={label}
          columns={columns}
          rows={data?.data}
          sort={table.sort}
          onSort={table.toggleSort}
          busy={query.isPlaceholderData}
          totals={totals}
          empty={<NoRows table={table} empty={empty} />}
        />
      )}
      {!failed && data && data.data.length > 0 && <TablePages table={table} info={data} />}
    </div>
  );
}

const NoRows = <K extends string, F extends FilterKinds>({
  table,
  empty,
}: Pick<Props<never, K, F>, 'table' | 'empty'>) => {
  if (table.filtered) {
    return (
      <EmptyState
        kind="no-hits"
        text="Inget stämmer med filtret."
        actions={<Button onClick={table.clear}>Rensa filter</Button>}
      />
    );
  }
  if (table.page > 1) {
    return (
      <EmptyState
        kind="no-hits"
        text="Listan är kortare än så."
        actions={<Button onClick={() => table.goToPage(1)}>Till första sidan</Button>}
      />
    );
  }
  // A table without address stands inside a card.
  return <EmptyState kind="nothing" compact={table.pageLink === undefined} {...empty} />;
};
