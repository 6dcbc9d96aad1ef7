import type { ImportPreview, ImportProblem } from '@husrum/contract/import';
import { Section } from '@husrum/ui';
import { Alert } from '@husrum/ui/core';
import { type Column, DataTable } from '@husrum/ui/data';
import { importTexts } from './import.texts';

type Row = ImportProblem & { readonly key: number };

const columns: readonly Column<Row>[] = [
  { key: 'row', title: importTexts.problemColumns.row, noWrap: true, render: ({ row }) => row },
  { key: 'column', title: importTexts.problemColumns.column, render: ({ column }) => column ?? '' },
  { key: 'message', title: importTexts.problemColumns.message, render: ({ message }) => message },
];

type Props = Pick<ImportPreview, 'problems' | 'problems_total' | 'invalid_rows' | 'rows'>;

/** The rows that cannot be imported, with the reasons. Renders nothing when there are no problems. */
export const ImportProblems = ({ problems, problems_total, invalid_rows, rows }: Props) => {
  if (problems_total === 0) return null;
  const unlistedCount = problems_total - problems.length;
  return (
    <Section title={importTexts.problems}>
      <Alert
        type="warning"
        showIcon
        title={importTexts.problemsTitle(invalid_rows, rows)}
        description={invalid_rows < rows ? importTexts.problemsText : importTexts.problemsOnly}
      />
      <DataTable
        label={importTexts.problems}
        columns={columns}
        rows={problems.map((problem, key) => ({ ...problem, key }))}
        rowKey={({ key }) => key}
      />
      {unlistedCount > 0 && <p className="h-muted">{importTexts.moreProblems(unlistedCount)}</p>}
    </Section>
  );
};
