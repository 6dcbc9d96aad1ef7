import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined';
import SaveOutlined from '@ant-design/icons/es/icons/SaveOutlined';
import type { ReportDefinition } from '@husrum/contract/report';
import { reportExportCalls } from '@husrum/contract/report-export';
import { savedReportCalls } from '@husrum/contract/saved-report';
import { useUrlState } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { useState } from 'react';
import { ExportModal } from '../report-export/export.modal';
import { reportExportTexts } from '../report-export/report-export.texts';
import { SaveReportModal } from '../saved-report/saved-report.modals';
import { useUpdateSavedDefinition } from '../saved-report/saved-report.queries';
import { savedReportTexts } from '../saved-report/saved-report.texts';
import type { OpenedReport } from './use-opened-report';

interface Props {
  opened: OpenedReport;
  definition: ReportDefinition;
  modelLabel: string;
  /** The number of rows; undefined while they are counted. */
  rows: number | undefined;
}

/** The buttons that save and export the report of the builder. The URL contains the id of a saved report. */
export const ReportActions = ({ opened, definition, modelLabel, rows }: Props) => {
  const [, setSavedId] = useUrlState('saved');
  const { saved, name } = opened;
  const update = useUpdateSavedDefinition();
  const [modal, setModal] = useState<'save' | 'export'>();
  const close = () => setModal(undefined);
  return (
    <>
      {saved?.is_own && (
        <Button
          call={savedReportCalls.updateDefinition}
          icon={<SaveOutlined />}
          loading={update.isPending}
          onClick={() => update.mutate({ params: { id: saved.id }, body: { definition } })}
        >
          {savedReportTexts.saveChanges}
        </Button>
      )}
      <Button
        call={savedReportCalls.create}
        icon={saved?.is_own ? undefined : <SaveOutlined />}
        onClick={() => setModal('save')}
      >
        {saved ? savedReportTexts.saveAs : savedReportTexts.save}
      </Button>
      <Button
        call={reportExportCalls.start}
        type="primary"
        icon={<DownloadOutlined />}
        onClick={() => setModal('export')}
      >
        {reportExportTexts.export}
      </Button>
      <SaveReportModal
        open={modal === 'save'}
        onClose={close}
        definition={definition}
        suggestedName={name ?? modelLabel}
        onSaved={({ id }) => setSavedId(String(id), { replace: true })}
      />
      <ExportModal
        open={modal === 'export'}
        onClose={close}
        definition={definition}
        modelLabel={modelLabel}
        rows={rows}
      />
    </>
  );
};
