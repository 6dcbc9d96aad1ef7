import type { ImportPreview, ImportProblem } from '@husrum/contract/import';
import { Section } from '@husrum/ui';
import { Alert } from '@husrum/ui/core';
import { type Column, DataTable } from '@husrum/ui/data';
import { importTexts } from './import.texts';

type Row = ImportProblem & { readonly key: number };

const columnsWith = (messageTitle: string): readonly Column<Row>[] => [
  { key: 'row', title: importTexts.problemColumns.row, noWrap: true, render: ({ row }) => row },
  { key: 'column', title: importTexts.problemColumns.column, render: ({ column }) => column ?? '' },
  { key: 'message', title: messageTitle, wrap: true, render: ({ message }) => message },
];
const problemColumns = columnsWith(importTexts.problemColumns.message);
const warningColumns = columnsWith(importTexts.warningColumn);

interface ListProps {
  label: string;
  columns: readonly Column<Row>[];
  problems: readonly ImportProblem[];
  /** How many there are, of which the first are listed. */
  total: number;
}

const ProblemList = ({ label, columns, problems, total }: ListProps) => (
  <>
    <DataTable
      label={label}
      columns={columns}
      rows={problems.map((problem, key) => ({ ...problem, key }))}
      rowKey={({ key }) => key}
    />
    {total > problems.length && <p className="h-muted">{importTexts.more(total - problems.length)}</p>}
  </>
);

type Props = Pick<ImportPreview, 'problems' | 'problems_total' | 'invalid_rows' | 'rows'>;

/** The rows that cannot be imported, with the reasons. Renders nothing when there are no problems. */
export const ImportProblems = ({ problems, problems_total, invalid_rows, rows }: Props) => {
  if (problems_total === 0) return null;
  return (
    <Section title={importTexts.problems}>
      <Alert
        type="warning"
        showIcon
        title={importTexts.problemsTitle(invalid_rows, rows)}
        description={invalid_rows < rows ? importTexts.problemsText : importTexts.problemsOnly}
      />
      <ProblemList
        label={importTexts.problems}
        columns={problemColumns}
        problems={problems}
        total={problems_total}
      />
    </Section>
  );
};

/** What is unusual in rows that can be imported. Renders nothing when there is nothing. */
export const ImportWarnings = ({
  warnings,
  warnings_total,
}: Pick<ImportPreview, 'warnings' | 'warnings_total'>) => {
  if (warnings_total === 0) return null;
  return (
    <Section title={importTexts.warnings}>
      <p>{importTexts.warningsText}</p>
      <ProblemList
        label={importTexts.warnings}
        columns={warningColumns}
        problems={warnings}
        total={warnings_total}
      />
    </Section>
  );
};
