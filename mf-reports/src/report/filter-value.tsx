import { parseAmount } from '@husrum/format';
import { Select } from '@husrum/ui/choice';
import { Input } from '@husrum/ui/input';
import { lazy, Suspense, useState } from 'react';
import { type Draft, editorOf } from './filter.rules';
import { useOptions } from './report.queries';

/** The calendar is a large part of the library: it comes when a day is asked for. */
const DayInput = lazy(() => import('./day-input'));
const LABEL = 'Värde';

interface Props {
  model: string;
  draft: Draft;
  onChange: (value: Draft['value']) => void;
}

/** The input that fits the field and the condition; nothing where no value is asked for. */
export const FilterValue = ({ model, draft, onChange }: Props) => {
  const text = typeof draft.value === 'string' ? draft.value : '';
  switch (editorOf(draft)) {
    case 'none':
      return null;
    case 'text':
      return (
        <Input
          aria-label={LABEL}
          placeholder={LABEL}
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case 'number':
      return <NumberInput onChange={onChange} />;
    case 'day':
      return (
        <Suspense fallback={<Input aria-hidden disabled />}>
          <DayInput label={LABEL} value={text} onChange={onChange} />
        </Suspense>
      );
    case 'flag':
      return (
        <Select
          aria-label={LABEL}
          placeholder="Välj"
          options={[
            { value: 'true', label: 'Ja' },
            { value: 'false', label: 'Nej' },
          ]}
          value={draft.value === null ? undefined : String(draft.value)}
          onChange={(chosen) => onChange(chosen === 'true')}
        />
      );
    case 'choice':
      return <ChoiceInput model={model} draft={draft} onChange={onChange} />;
  }
};

const NumberInput = ({ onChange }: Pick<Props, 'onChange'>) => {
  const [typed, setTyped] = useState('');
  const wrong = typed.trim() !== '' && parseAmount(typed) === null;
  return (
    <Input
      aria-label={LABEL}
      placeholder={LABEL}
      inputMode="decimal"
      status={wrong ? 'error' : undefined}
      aria-invalid={wrong}
      value={typed}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(parseAmount(event.target.value));
      }}
    />
  );
};

const ChoiceInput = ({ model, draft, onChange }: Props) => {
  const { data, isPending } = useOptions(model, draft.field ?? undefined);
  return (
    <Select
      aria-label={LABEL}
      placeholder="Välj"
      loading={isPending}
      options={data?.map(({ key, label }) => ({ value: key, label }))}
      value={typeof draft.value === 'string' ? draft.value : undefined}
      onChange={(chosen) => onChange(chosen)}
    />
  );
};
