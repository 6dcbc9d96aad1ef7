import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import type { ReportField } from '@husrum/contract/report';
import { EmptyState, Section } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { SearchInput } from '@husrum/ui/input';
import { useState } from 'react';
import { reportTexts } from './report.texts';
import { SelectedColumns } from './selected-columns';
import { StepPlaceholder } from './step-placeholder';

interface Props {
  model: string | null;
  /** The fields of the model and the selected relationships. It is undefined while loading and without a model. */
  availableFields: readonly ReportField[] | undefined;
  /** Field keys in the order of the columns. */
  selected: readonly string[];
  onChange: (selected: readonly string[]) => void;
}

const contains = (text: string, search: string) =>
  text.toLocaleLowerCase('sv').includes(search.trim().toLocaleLowerCase('sv'));

export const ColumnsStep = ({ model, availableFields, selected, onChange }: Props) => (
  <Section title={reportTexts.columnsStep}>
    {availableFields ? (
      <ColumnPicker availableFields={availableFields} selected={selected} onChange={onChange} />
    ) : (
      <StepPlaceholder model={model} />
    )}
  </Section>
);

interface ColumnPickerProps extends Pick<Props, 'selected' | 'onChange'> {
  availableFields: readonly ReportField[];
}

const ColumnPicker = ({ availableFields, selected, onChange }: ColumnPickerProps) => {
  const [search, setSearch] = useState('');
  const fieldByKey = new Map(availableFields.map((field) => [field.key, field]));
  const unselected = availableFields.filter(
    ({ key, label }) => !selected.includes(key) && contains(label, search),
  );
  return (
    <>
      <SelectedColumns fields={selected.flatMap((key) => fieldByKey.get(key) ?? [])} onChange={onChange} />
      <SearchInput label={reportTexts.searchField} value={search} onSearch={setSearch} />
      {unselected.length === 0 ? (
        <EmptyState
          kind="no-hits"
          compact
          title={search === '' ? reportTexts.allFieldsSelected : undefined}
        />
      ) : (
        <ul className="report-fields" aria-label={reportTexts.availableFields}>
          {unselected.map(({ key, label }) => (
            <li key={key}>
              <Button type="text" block icon={<PlusOutlined />} onClick={() => onChange([...selected, key])}>
                {label}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
