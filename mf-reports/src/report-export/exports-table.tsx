import {
  exportStatusLabel,
  isExportActive,
  type ReportExport,
  reportExportCalls,
} from '@husrum/contract/report-export';
import { routes } from '@husrum/contract/routes';
import { formatDate, formatNumber } from '@husrum/format';
import { PageButton } from '@husrum/platform';
import { DateText, type MenuAction, Section, ToneTag, useConfirm } from '@husrum/ui';
import { CellButton, type Column, UrlTable, useUrlTable } from '@husrum/ui/data';
import { Progress } from '@husrum/ui/progress';
import {
  downloadExport,
  useCancelExport,
  useExports,
  useRemoveExport,
  useRetryExport,
} from './report-export.queries';
import { calculateExportPercent } from './report-export.rules';
import { reportExportTexts } from './report-export.texts';

const tones = { QUEUED: 'grey', RUNNING: 'blue', DONE: 'green', FAILED: 'red', CANCELLED: 'grey' } as const;

const ExportStatusCell = ({ status, filename, rows_done, rows_total, error }: ReportExport) => {
  if (status === 'RUNNING')
    return (
      <>
        <Progress
          percent={calculateExportPercent(rows_done, rows_total) ?? 0}
          size="small"
          aria-label={reportExportTexts.progressLabel(filename)}
        />
        <span className="h-muted h-number">{reportExportTexts.progress(rows_done, rows_total)}</span>
      </>
    );
  return (
    <>
      <ToneTag tone={tones[status]}>{exportStatusLabel[status]}</ToneTag>
      {error !== null && <span className="h-muted"> {error}</span>}
    </>
  );
};

const columns: readonly Column<ReportExport, 'created_at'>[] = [
  {
    key: 'filename',
    title: reportExportTexts.columns.filename,
    wrap: true,
    render: ({ id, filename, status }) =>
      status === 'DONE' ? (
        <CellButton onClick={() => void downloadExport(id)}>{filename}</CellButton>
      ) : (
        filename
      ),
  },
  { key: 'status', title: reportExportTexts.columns.status, render: ExportStatusCell },
  {
    key: 'rows',
    title: reportExportTexts.columns.rows,
    numeric: true,
    render: ({ rows_total, status }) =>
      status === 'DONE' && rows_total !== null ? formatNumber(rows_total) : '–',
  },
  {
    key: 'created_at',
    sort: 'created_at',
    title: reportExportTexts.columns.createdAt,
    noWrap: true,
    render: ({ created_at }) => <DateText value={created_at} />,
  },
  {
    key: 'expires_at',
    title: reportExportTexts.columns.expiresAt,
    noWrap: true,
    render: ({ expires_at }) => (expires_at === null ? '–' : formatDate(expires_at)),
  },
];

/** The user's exports, with their progress. */
export const ExportsTable = () => {
  const table = useUrlTable({ path: routes.report.premade(), sortable: ['created_at'] });
  const exports = useExports(table.query);
  const confirm = useConfirm();
  const cancel = useCancelExport();
  const retry = useRetryExport();
  const remove = useRemoveExport();
  const confirmRemoval = async ({ id, filename }: ReportExport) => {
    const title = reportExportTexts.removeTitle(filename);
    if (
      await confirm({ title, text: reportExportTexts.removeText, ok: reportExportTexts.remove, danger: true })
    )
      remove.mutate({ params: { id } });
  };
  const listActions = (row: ReportExport): MenuAction[] => {
    const params = { id: row.id };
    if (isExportActive(row.status))
      return [
        {
          key: 'cancel',
          label: reportExportTexts.cancel,
          call: reportExportCalls.cancel,
          onClick: () => cancel.mutate({ params }),
        },
      ];
    const removal = {
      key: 'remove',
      label: reportExportTexts.remove,
      call: reportExportCalls.remove,
      danger: true,
      onClick: () => void confirmRemoval(row),
    };
    if (row.status === 'DONE') return [removal];
    return [
      {
        key: 'retry',
        label: reportExportTexts.retry,
        call: reportExportCalls.retry,
        onClick: () => retry.mutate({ params }),
      },
      removal,
    ];
  };
  return (
    <Section title={reportExportTexts.mine} flush>
      <UrlTable
        table={table}
        query={exports}
        label={reportExportTexts.mine}
        columns={columns}
        rowKey={({ id }) => id}
        actions={listActions}
        empty={{
          title: reportExportTexts.empty,
          text: reportExportTexts.emptyText,
          actions: <PageButton to={routes.report.create()}>{reportExportTexts.buildReport}</PageButton>,
        }}
      />
    </Section>
  );
};
