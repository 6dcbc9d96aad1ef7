import type { ResponseOf } from '@husrum/contract/core';
import type { reportCalls } from '@husrum/contract/report';
import { EmptyState, RowsSkeleton, Section } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { type Column, DataTable } from '@husrum/ui/data';
import { formatCell, truncateText } from './cell.rules';
import type { useReportPreview } from './report.queries';
import { reportTexts } from './report.texts';

type PreviewResponse = ResponseOf<typeof reportCalls.preview>;
type Row = PreviewResponse['data'][number];

const SKELETON_ROWS = 8;

interface Props {
  preview: ReturnType<typeof useReportPreview>;
  /** The definition has a model and at least one field. */
  complete: boolean;
  filtered: boolean;
  onClearFilters: () => void;
}

export const ReportPreview = ({ preview, complete, filtered, onClearFilters }: Props) => {
  const { data } = preview;
  const result = complete ? data : undefined;
  return (
    <Section
      title={reportTexts.preview}
      extra={
        result && (
          <span className="h-muted" role="status">
            {reportTexts.shownRows(result.showing, result.total)}
          </span>
        )
      }
      flush
    >
      <PreviewContent
        preview={preview}
        complete={complete}
        filtered={filtered}
        onClearFilters={onClearFilters}
      />
    </Section>
  );
};

const PreviewContent = ({ preview, complete, filtered, onClearFilters }: Props) => {
  const { data, error, isPlaceholderData, refetch } = preview;
  if (!complete) {
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
        text={error.message || reportTexts.unknownError}
        actions={<Button onClick={() => void refetch()}>{reportTexts.retry}</Button>}
      />
    );
  }
  if (!data) return <RowsSkeleton rows={SKELETON_ROWS} />;
  return (
    <DataTable
      label={reportTexts.preview}
      columns={createColumns(data)}
      rows={data.data.map((row, index) => ({ index, row }))}
      rowKey={({ index }) => index}
      busy={isPlaceholderData}
      empty={
        <EmptyState
          kind={filtered ? 'no-hits' : 'nothing'}
          compact
          text={filtered ? reportTexts.noMatch : undefined}
          actions={filtered && <Button onClick={onClearFilters}>{reportTexts.clearFilters}</Button>}
        />
      }
    />
  );
};

const createColumns = ({ headers }: PreviewResponse): Column<{ index: number; row: Row }>[] =>
  headers.map(({ key, label, type }, index) => ({
    key,
    title: label,
    numeric: type === 'number',
    noWrap: type === 'datetime' || type === 'number',
    render: ({ row }) => {
      const text = formatCell(row[index] ?? null);
      return (
        <span title={text.length > truncateText(text).length ? text : undefined}>{truncateText(text)}</span>
      );
    },
  }));
