import './csv-columns.css';
import { type BankCsvColumns, bankFileCalls } from '@husrum/contract/bank-file';
import { FieldGrid, SchemaForm, SelectField } from '@husrum/forms';
import { ModalForm, QueryContent, RowsSkeleton } from '@husrum/ui';
import { useState } from 'react';
import { useCompanies } from '../../company/company.queries';
import { useCsvColumns } from './bank-file.queries';
import { type ChosenCsvColumns, csvColumnsSchema } from './csv-columns.schema';
import { csvColumnTexts } from './csv-columns.texts';
import { CsvColumnsPreview } from './csv-columns-preview';

interface Props {
  file: File;
  /** The company that the user chose already. */
  companyId: number | undefined;
  onClose: () => void;
  /** Rejects with the error of the call, whose messages are shown below the fields. */
  onSubmit: (columns: ChosenCsvColumns) => Promise<unknown>;
}

interface FormProps extends Props {
  columns: BankCsvColumns;
  onDirtyChange: (dirty: boolean) => void;
}

const ColumnsForm = ({ columns, companyId, onClose, onSubmit, onDirtyChange }: FormProps) => {
  const companies = useCompanies();
  const { titles, rows, is_remembered, ...suggested } = columns;
  const options = titles.map((title, column) => {
    const example = rows.map((cells) => cells[column]).find((cell) => cell !== undefined && cell !== '');
    return { value: column, label: csvColumnTexts.option(csvColumnTexts.title(title, column), example) };
  });
  return (
    <SchemaForm<ChosenCsvColumns>
      schema={csvColumnsSchema}
      call={bankFileCalls.upload}
      initialValues={{ company_id: companyId ?? null, ...suggested }}
      onSubmit={onSubmit}
      onCancel={onClose}
      onDirtyChange={onDirtyChange}
      submitLabel={csvColumnTexts.submit}
      showServerMessage
    >
      <p>{is_remembered ? csvColumnTexts.intro : csvColumnTexts.introWithoutHeader}</p>
      <FieldGrid>
        <SelectField name="day_column" options={options} />
        <SelectField name="amount_column" options={options} hint={csvColumnTexts.amountHint} />
        <SelectField name="text_column" options={options} />
        <SelectField name="reference_column" options={options} placeholder={csvColumnTexts.none} />
        <SelectField name="payer_column" options={options} placeholder={csvColumnTexts.none} />
        {companies.length > 1 && (
          <SelectField
            name="company_id"
            options={companies.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
      </FieldGrid>
      <CsvColumnsPreview columns={columns} />
    </SchemaForm>
  );
};

/** Says what the columns of a CSV file are whose header is not known, with its first rows. */
export default function ChooseColumnsModal(props: Props) {
  const [dirty, setDirty] = useState(false);
  return (
    <ModalForm title={csvColumnTexts.heading} open onClose={props.onClose} width={768} dirty={dirty}>
      <QueryContent query={useCsvColumns(props.file)} skeleton={<RowsSkeleton rows={6} />} compact>
        {(columns) => <ColumnsForm {...props} columns={columns} onDirtyChange={setDirty} />}
      </QueryContent>
    </ModalForm>
  );
}
