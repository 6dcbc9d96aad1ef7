import { routes } from '@husrum/contract/routes';
import { type SavedReport, savedReportCalls } from '@husrum/contract/saved-report';
import { PageButton } from '@husrum/platform';
import {
  DateText,
  EmptyState,
  type MenuAction,
  QueryContent,
  RowsSkeleton,
  Section,
  ToneTag,
  useConfirm,
} from '@husrum/ui';
import { CellButton, type Column, DataTable } from '@husrum/ui/data';
import { useState } from 'react';
import { RenameOrShareReportModal, ScheduleReportModal } from './saved-report.modals';
import {
  useDuplicateReport,
  useOpenSavedReport,
  useRemoveSavedReport,
  useSavedReports,
} from './saved-report.queries';
import { savedReportTexts } from './saved-report.texts';

const createColumns = (open: (report: SavedReport) => void): readonly Column<SavedReport>[] => [
  {
    key: 'name',
    title: savedReportTexts.columns.name,
    wrap: true,
    render: (report) => <CellButton onClick={() => open(report)}>{report.name}</CellButton>,
  },
  {
    key: 'model',
    title: savedReportTexts.columns.model,
    render: ({ model }) => model ?? <ToneTag tone="red">{savedReportTexts.modelGone}</ToneTag>,
  },
  {
    key: 'owner',
    title: savedReportTexts.columns.owner,
    render: ({ owner, is_shared }) => (
      <>
        {owner ?? '–'} {is_shared && <ToneTag tone="blue">{savedReportTexts.shared}</ToneTag>}
      </>
    ),
  },
  {
    key: 'schedule',
    title: savedReportTexts.columns.schedule,
    wrap: true,
    render: (report) =>
      report.next_on === null ? (
        '–'
      ) : (
        <>
          {savedReportTexts.schedule(report)}{' '}
          <span className="h-number">{savedReportTexts.nextOn(report.next_on)}</span>
        </>
      ),
  },
  {
    key: 'updated_at',
    title: savedReportTexts.columns.updatedAt,
    noWrap: true,
    render: ({ updated_at }) => <DateText value={updated_at} />,
  },
];

type OpenModal = { readonly kind: 'rename' | 'schedule'; readonly report: SavedReport };

/** The user's own reports and those that others share. */
export const SavedReports = () => {
  const reports = useSavedReports();
  const open = useOpenSavedReport();
  const duplicate = useDuplicateReport();
  const remove = useRemoveSavedReport();
  const confirm = useConfirm();
  const [modal, setModal] = useState<OpenModal>();
  const closeModal = () => setModal(undefined);
  const confirmRemoval = async ({ id, name }: SavedReport) => {
    const title = savedReportTexts.removeTitle(name);
    if (
      await confirm({ title, text: savedReportTexts.removeText, ok: savedReportTexts.remove, danger: true })
    )
      remove.mutate({ params: { id } });
  };
  const listActions = (report: SavedReport): MenuAction[] => {
    const duplicateAction = {
      key: 'duplicate',
      label: savedReportTexts.duplicate,
      call: savedReportCalls.duplicate,
      onClick: () => duplicate.mutate({ params: { id: report.id } }),
    };
    if (!report.is_own) return [duplicateAction];
    return [
      {
        key: 'rename',
        label: savedReportTexts.rename,
        call: savedReportCalls.update,
        onClick: () => setModal({ kind: 'rename', report }),
      },
      {
        key: 'schedule',
        label: savedReportTexts.scheduleAction,
        call: savedReportCalls.schedule,
        onClick: () => setModal({ kind: 'schedule', report }),
      },
      duplicateAction,
      {
        key: 'remove',
        label: savedReportTexts.remove,
        call: savedReportCalls.remove,
        danger: true,
        onClick: () => void confirmRemoval(report),
      },
    ];
  };
  return (
    <Section title={savedReportTexts.list} flush>
      <QueryContent query={reports} skeleton={<RowsSkeleton rows={4} />} compact>
        {(rows) => (
          <DataTable
            label={savedReportTexts.list}
            columns={createColumns((report) => void open(report))}
            rows={rows}
            rowKey={({ id }) => id}
            actions={listActions}
            empty={
              <EmptyState
                kind="nothing"
                compact
                title={savedReportTexts.empty}
                text={savedReportTexts.emptyText}
                actions={<PageButton to={routes.report.create()}>{savedReportTexts.build}</PageButton>}
              />
            }
          />
        )}
      </QueryContent>
      {modal?.kind === 'rename' && (
        <RenameOrShareReportModal open onClose={closeModal} report={modal.report} />
      )}
      {modal?.kind === 'schedule' && <ScheduleReportModal open onClose={closeModal} report={modal.report} />}
    </Section>
  );
};
