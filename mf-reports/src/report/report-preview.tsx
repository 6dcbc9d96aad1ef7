import type { ResponseOf } from '@husrum/contract/core';
import {
  aggregateFunctionLabel,
  type ReportSort,
  type ReportTotal,
  type reportCalls,
} from '@husrum/contract/report';
import { EmptyState, RowsSkeleton, Section } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { type Column, DataTable } from '@husrum/ui/data';
import type { ReactNode } from 'react';
import { formatCell, truncateText } from './cell.rules';
import { describeReportError } from './describe-report-error';
import type { useReportPreview } from './report.queries';
import { reportTexts } from './report.texts';
import { formatTotal, groupTotalsByColumn } from './report-total.rules';

type PreviewResponse = ResponseOf<typeof reportCalls.preview>;
type Row = PreviewResponse['data'][number];

const SKELETON_ROWS = 8;

interface Props {
  preview: ReturnType<typeof useReportPreview>;
  /** The definition has a model and at least one field. */
  isComplete: boolean;
  isFiltered: boolean;
  isGrouped: boolean;
  sort: readonly ReportSort[];
  onSort: (sort: readonly ReportSort[]) => void;
  onClearFilters: () => void;
}

/** The number of rows, such as `Visar 20 av mer än 100 000 rader`. */
const describeRows = ({ showing, total, is_total_capped }: PreviewResponse, isGrouped: boolean): string => {
  const count = isGrouped ? reportTexts.groupCount(total) : reportTexts.rowCount(total);
  return reportTexts.shown(showing, is_total_capped ? reportTexts.moreThan(count) : count);
};

export const ReportPreview = (props: Props) => {
  const { preview, isComplete, isGrouped } = props;
  const result = isComplete ? preview.data : undefined;
  return (
    <Section
      title={reportTexts.preview}
      extra={
        result && (
          <span className="h-muted" role="status">
            {describeRows(result, isGrouped)}
          </span>
        )
      }
      flush
    >
      <PreviewContent {...props} />
    </Section>
  );
};

const PreviewContent = ({ preview, isComplete, isFiltered, sort, onSort, onClearFilters }: Props) => {
  const { data, error, isPlaceholderData, refetch } = preview;
  if (!isComplete) {
    return (
      <EmptyState kind="nothing" compact title={reportTexts.incomplete} text={reportTexts.incompleteText} />
    );
  }
  if (error) {
    return (
      <EmptyState
        kind="error"
        compact
        title={reportTexts.loadFailed}
        text={describeReportError(error)}
        actions={<Button onClick={() => void refetch()}>{reportTexts.retry}</Button>}
      />
    );
  }
  if (!data) return <RowsSkeleton rows={SKELETON_ROWS} />;
  const { byColumn, others } = groupTotalsByColumn(
    data.totals,
    data.headers.map(({ key }) => key),
  );
  const [first] = sort;
  return (
    <>
      <DataTable
        label={reportTexts.preview}
        columns={createColumns(data)}
        rows={data.data.map((row, index) => ({ index, row }))}
        rowKey={({ index }) => index}
        busy={isPlaceholderData}
        sort={first && { by: first.field, order: first.direction }}
        onSort={(field) => onSort(getNextSort(first, field))}
        setSort={(next) => onSort(next ? [{ field: next.by, direction: next.order }] : [])}
        totals={byColumn.size > 0 ? toFooter(byColumn) : undefined}
        empty={
          <EmptyState
            kind={isFiltered ? 'no-hits' : 'nothing'}
            compact
            text={isFiltered ? reportTexts.noMatch : undefined}
            actions={isFiltered && <Button onClick={onClearFilters}>{reportTexts.clearFilters}</Button>}
          />
        }
      />
      {data.data.length > 0 && (
        <>
          <OtherTotals totals={others} />
          <CountedOnceNote totals={data.totals} />
        </>
      )}
    </>
  );
};

/** The sort after a click on a column: ascending, then descending, then none. */
const getNextSort = (current: ReportSort | undefined, field: string): ReportSort[] => {
  if (current?.field !== field) return [{ field, direction: 'asc' }];
  return current.direction === 'asc' ? [{ field, direction: 'desc' }] : [];
};

const toFooter = (byColumn: ReadonlyMap<string, readonly ReportTotal[]>): Record<string, ReactNode> =>
  Object.fromEntries(
    [...byColumn].map(([key, totals]) => [
      key,
      <div key={key}>
        {totals.map((total) => (
          <span key={total.key} className="report-total">
            <span className="h-muted">{aggregateFunctionLabel(total.function, total.type)}</span>{' '}
            {formatTotal(total)}
          </span>
        ))}
      </div>,
    ]),
  );

/** The totals of fields that have no column, and the total that counts the rows. */
const OtherTotals = ({ totals }: { totals: readonly ReportTotal[] }) =>
  totals.length === 0 ? null : (
    <dl className="report-totals">
      {totals.map((total) => (
        <div key={total.key}>
          <dt>{total.label}</dt>
          <dd>{formatTotal(total)}</dd>
        </div>
      ))}
    </dl>
  );

/** Names the totals that count a value once although it is on several rows. */
const CountedOnceNote = ({ totals }: { totals: readonly ReportTotal[] }) => {
  const labels = totals.flatMap(({ counts_once, label }) => (counts_once ? [label] : []));
  return labels.length === 0 ? null : (
    <p className="report-totals__note">{reportTexts.countedOnce(labels.join(', '))}</p>
  );
};

const createColumns = ({ headers }: PreviewResponse): Column<{ index: number; row: Row }>[] =>
  headers.map(({ key, label, type, decimals }, index) => ({
    key,
    title: label,
    sort: key,
    numeric: type === 'number',
    noWrap: type === 'datetime' || type === 'number',
    render: ({ row }) => {
      const text = formatCell(row[index] ?? null, { type, decimals });
      return (
        <span title={text.length > truncateText(text).length ? text : undefined}>{truncateText(text)}</span>
      );
    },
  }));
