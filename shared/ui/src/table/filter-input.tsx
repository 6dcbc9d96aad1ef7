import Input from 'antd/es/input';
import Select from 'antd/es/select';
import { useEffect, useId, useRef, useState } from 'react';
import { inputAllowClear, selectAllowClear } from '../picker/allow-clear';
import { MultiSelect } from '../picker/multi-select';
import type { FilterField } from './filter.rules';
import { filterTexts } from './filter.texts';
import type { FilterValue } from './table-state';

interface Props {
  field: FilterField;
  value: FilterValue | undefined;
  /** Gets the text while the user types. */
  onType: (text: string) => void;
  onChange: (value: FilterValue | undefined) => void;
}

const toText = (value: FilterValue | undefined) => (value === undefined ? '' : String(value));

interface TextProps extends Pick<Props, 'value' | 'onType'> {
  id: string;
  placeholder?: string;
}

const TextInput = ({ id, value, onType, placeholder }: TextProps) => {
  const urlText = toText(value);
  const [text, setText] = useState(urlText);
  /** Whether the typed text is not in the URL yet. Then an older URL must not overwrite it. */
  const isPending = useRef(false);
  useEffect(() => {
    setText((typed) => {
      if (typed.trim() === urlText) isPending.current = false;
      return isPending.current ? typed : urlText;
    });
  }, [urlText]);
  return (
    <Input
      id={id}
      allowClear={inputAllowClear}
      value={text}
      placeholder={placeholder}
      onChange={(event) => {
        const typed = event.target.value;
        setText(typed);
        isPending.current = typed.trim() !== urlText;
        onType(typed.trim());
      }}
    />
  );
};

/** One filter with its label. */
export const FilterInput = ({ field, value, onType, onChange }: Props) => {
  const id = useId();
  if ('render' in field) {
    return (
      <div className="h-filter__field">
        <span className="h-filter__label">{field.label}</span>
        {field.render(value, onChange)}
      </div>
    );
  }
  if ('options' in field) {
    const findValue = (text: string) => field.options.find((option) => String(option.value) === text)?.value;
    const options = field.options.map((option) => ({ value: String(option.value), label: option.label }));
    return (
      <div className="h-filter__field">
        <label className="h-filter__label" htmlFor={id}>
          {field.label}
        </label>
        {field.multiple ? (
          <MultiSelect
            id={id}
            allowClear={selectAllowClear}
            placeholder={filterTexts.all}
            options={options}
            value={Array.isArray(value) ? [...value] : []}
            onChange={(texts: string[]) => onChange(texts)}
          />
        ) : (
          <Select
            id={id}
            allowClear={selectAllowClear}
            showSearch={{ optionFilterProp: 'label' }}
            placeholder={filterTexts.all}
            options={options}
            value={value === undefined ? undefined : toText(value)}
            onChange={(text: string | undefined) =>
              onChange(text === undefined ? undefined : findValue(text))
            }
          />
        )}
      </div>
    );
  }
  return (
    <div className="h-filter__field">
      <label className="h-filter__label" htmlFor={id}>
        {field.label}
      </label>
      <TextInput id={id} value={value} onType={onType} placeholder={field.placeholder} />
    </div>
  );
};
