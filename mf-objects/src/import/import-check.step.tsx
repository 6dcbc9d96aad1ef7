import type { ImportPreview, ImportResult, ImportSampleRow } from '@husrum/contract/import';
import { Section } from '@husrum/ui';
import { Checkbox } from '@husrum/ui/choice';
import { Alert, Button } from '@husrum/ui/core';
import { type Column, DataTable } from '@husrum/ui/data';
import { useState } from 'react';
import { useRunImport } from './import.queries';
import { importTexts } from './import.texts';
import { ImportCountList, isNothingNew } from './import-counts';
import { ImportProblems, ImportWarnings } from './import-problems';

const { sampleColumns } = importTexts;
const columns: readonly Column<ImportSampleRow>[] = [
  { key: 'name', title: sampleColumns.name, render: ({ name }) => name ?? '' },
  { key: 'row', title: sampleColumns.row, render: ({ row }) => row },
  { key: 'type', title: sampleColumns.type, render: ({ type }) => type ?? '' },
  { key: 'estate', title: sampleColumns.estate, render: ({ estate }) => estate ?? '' },
  { key: 'company', title: sampleColumns.company, render: ({ company }) => company ?? '' },
  { key: 'rent', title: sampleColumns.rent, noWrap: true, render: ({ rent }) => rent ?? '' },
  { key: 'tenant', title: sampleColumns.tenant, render: ({ tenant }) => tenant ?? '' },
  { key: 'start', title: sampleColumns.start, noWrap: true, render: ({ start }) => start ?? '' },
];

interface Props {
  preview: ImportPreview;
  onBack: () => void;
  onDone: (result: ImportResult) => void;
}

/** The third step: what the file creates, and which rows have problems. */
export const ImportCheckStep = ({ preview, onBack, onDone }: Props) => {
  const [skipsInvalidRows, setSkipsInvalidRows] = useState(false);
  const run = useRunImport(onDone);
  const { id, name, rows, invalid_rows, counts, ignored_columns, sample } = preview;
  const hasValidRows = invalid_rows < rows;
  const hasNothingToImport = hasValidRows && isNothingNew(counts);
  const hasRowsToImport = hasValidRows && !isNothingNew(counts);
  return (
    <>
      <ImportProblems {...preview} />
      <ImportWarnings {...preview} />
      <Section title={importTexts.checkTitle(name)}>
        <h3>{importTexts.willCreate}</h3>
        <ImportCountList counts={counts} />
        {hasNothingToImport && (
          <Alert
            type="info"
            showIcon
            role="status"
            title={invalid_rows === 0 ? importTexts.nothingNew : importTexts.nothingNewButProblems}
          />
        )}
        {ignored_columns.length > 0 && (
          <p className="h-muted">{importTexts.ignoredColumns(ignored_columns)}</p>
        )}
        <h3>{importTexts.sample}</h3>
        <DataTable label={importTexts.sample} columns={columns} rows={sample} rowKey={({ row }) => row} />
        {invalid_rows > 0 && hasRowsToImport && (
          <Checkbox checked={skipsInvalidRows} onChange={({ target }) => setSkipsInvalidRows(target.checked)}>
            {importTexts.skip}
          </Checkbox>
        )}
        <div className="import__actions">
          {hasRowsToImport && (
            <Button
              type="primary"
              disabled={invalid_rows > 0 && !skipsInvalidRows}
              loading={run.isPending}
              onClick={() => run.mutate({ params: { id }, body: { skip_invalid_rows: skipsInvalidRows } })}
            >
              {importTexts.run(rows - invalid_rows)}
            </Button>
          )}
          <Button type={hasRowsToImport ? 'default' : 'primary'} disabled={run.isPending} onClick={onBack}>
            {importTexts.otherFile}
          </Button>
        </div>
      </Section>
    </>
  );
};
