import { parseAmount } from '@husrum/format';
import { Select } from '@husrum/ui/choice';
import { DateFilter, Input } from '@husrum/ui/input';
import { useState } from 'react';
import { type FilterDraft, getValueEditor } from './filter.rules';
import { useEnumOptions } from './report.queries';
import { reportTexts } from './report.texts';

interface Props {
  model: string;
  draft: FilterDraft;
  onChange: (value: FilterDraft['value']) => void;
}

/** The input for the field's type and the condition. Renders nothing if the condition takes no value. */
export const FilterValueInput = ({ model, draft, onChange }: Props) => {
  const text = typeof draft.value === 'string' ? draft.value : '';
  switch (getValueEditor(draft)) {
    case 'none':
      return null;
    case 'text':
      return (
        <Input
          aria-label={reportTexts.value}
          placeholder={reportTexts.value}
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case 'number':
      return <NumberInput onChange={onChange} />;
    case 'date':
      return (
        <DateFilter
          label={reportTexts.value}
          value={text === '' ? undefined : text}
          onChange={(date) => onChange(date ?? null)}
        />
      );
    case 'boolean':
      return (
        <Select
          aria-label={reportTexts.value}
          placeholder={reportTexts.valuePlaceholder}
          options={[
            { value: 'true', label: reportTexts.yes },
            { value: 'false', label: reportTexts.no },
          ]}
          value={draft.value === null ? undefined : String(draft.value)}
          onChange={(selected) => onChange(selected === 'true')}
        />
      );
    case 'enum':
      return <EnumInput model={model} draft={draft} onChange={onChange} />;
  }
};

const NumberInput = ({ onChange }: Pick<Props, 'onChange'>) => {
  const [text, setText] = useState('');
  const invalid = text.trim() !== '' && parseAmount(text) === null;
  return (
    <Input
      aria-label={reportTexts.value}
      placeholder={reportTexts.value}
      inputMode="decimal"
      status={invalid ? 'error' : undefined}
      aria-invalid={invalid}
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        onChange(parseAmount(event.target.value));
      }}
    />
  );
};

const EnumInput = ({ model, draft, onChange }: Props) => {
  const { data, isPending } = useEnumOptions(model, draft.field ?? undefined);
  return (
    <Select
      aria-label={reportTexts.value}
      placeholder={reportTexts.valuePlaceholder}
      loading={isPending}
      options={data?.map(({ key, label }) => ({ value: key, label }))}
      value={typeof draft.value === 'string' ? draft.value : undefined}
      onChange={(selected) => onChange(selected)}
    />
  );
};
