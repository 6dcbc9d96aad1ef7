import type { ReportDefinition } from '@husrum/contract/report';
import { DIRECT_EXPORT_MAX_ROWS, type exportFormats, startExportInput } from '@husrum/contract/report-export';
import { today } from '@husrum/format';
import { RadioField, SchemaFormModal, TextField, toOptions, useFormikContext } from '@husrum/forms';
import { isLargeReport, useExportReport } from './report-export.queries';
import { defaultFilename, defaultTitle } from './report-export.rules';
import { reportExportTexts } from './report-export.texts';

interface Props {
  open: boolean;
  onClose: () => void;
  definition: ReportDefinition;
  modelLabel: string;
  /** The number of rows of the report; undefined while they are counted. */
  rows: number | undefined;
}

const PdfTitleField = () => {
  const { values } = useFormikContext<{ format: string }>();
  return values.format === 'pdf' ? <TextField name="title" label={reportExportTexts.pdfTitle} /> : null;
};

const describeSize = (rows: number | undefined): string => {
  if (rows === undefined) return reportExportTexts.unknownSize;
  return isLargeReport(rows)
    ? reportExportTexts.large(DIRECT_EXPORT_MAX_ROWS)
    : reportExportTexts.small(rows);
};

/** Asks for format and file name, and exports the report that the page shows. */
export const ExportModal = ({ open, onClose, definition, modelLabel, rows }: Props) => {
  const exportReport = useExportReport(rows);
  return (
    <SchemaFormModal
      title={reportExportTexts.title}
      open={open}
      onClose={onClose}
      schema={startExportInput}
      initialValues={{
        format: 'xlsx' as const,
        definition,
        filename: defaultFilename(definition.model, today(new Date())),
        title: defaultTitle(modelLabel),
      }}
      onSubmit={async (input) => {
        await exportReport(input);
        onClose();
      }}
      submitLabel={reportExportTexts.submit}
    >
      <RadioField
        name="format"
        label={reportExportTexts.format}
        options={toOptions(
          ['xlsx', 'csv', 'pdf'] satisfies readonly (typeof exportFormats)[number][],
          reportExportTexts.formats,
        )}
      />
      <TextField name="filename" label={reportExportTexts.filename} />
      <PdfTitleField />
      <p className="h-muted">{describeSize(rows)}</p>
    </SchemaFormModal>
  );
};
