import Input from 'antd/es/input';
import Select from 'antd/es/select';
import { useEffect, useId, useRef, useState } from 'react';
import { clearable, cross } from '../picker/clear';
import type { FilterField } from './filter.rules';
import type { FilterValue } from './table-state';

export type { FilterField } from './filter.rules';

interface Props {
  field: FilterField;
  value: FilterValue | undefined;
  onType: (text: string) => void;
  onChoose: (value: FilterValue | undefined) => void;
}

const textOf = (value: FilterValue | undefined) => (value === undefined ? '' : String(value));

interface TextProps extends Pick<Props, 'value' | 'onType'> {
  id: string;
  placeholder?: string;
}

const TextInput = ({ id, value, onType, placeholder }: TextProps) => {
  const settled = textOf(value);
  const [text, setText] = useState(settled);
  /** What is typed and not yet in the address must not be overwritten by an older address. */
  const pending = useRef(false);
  useEffect(() => {
    setText((typed) => {
      if (typed.trim() === settled) pending.current = false;
      return pending.current ? typed : settled;
    });
  }, [settled]);
  return (
    <Input
      id={id}
      allowClear={cross}
      value={text}
      placeholder={placeholder}
      onChange={(event) => {
        const typed = event.target.value;
        setText(typed);
        pending.current = typed.trim() !== settled;
        onType(typed.trim());
      }}
    />
  );
};

/** One filter with its label. */
export const FilterInput = ({ field, value, onType, onChoose }: Props) => {
  const id = useId();
  if ('render' in field) {
    return (
      <div className="h-filter__field">
        <span className="h-filter__label">{field.label}</span>
        {field.render(value, onChoose)}
      </div>
    );
  }
  if ('options' in field) {
    const chosen = (text: string) => field.options.find((option) => String(option.value) === text)?.value;
    const options = field.options.map((option) => ({ value: String(option.value), label: option.label }));
    return (
      <div className="h-filter__field">
        <label className="h-filter__label" htmlFor={id}>
          {field.label}
        </label>
        {field.multiple ? (
          <Select
            id={id}
            mode="multiple"
            allowClear={clearable}
            placeholder="Alla"
            options={options}
            value={Array.isArray(value) ? [...value] : []}
            onChange={(texts: string[]) => onChoose(texts)}
          />
        ) : (
          <Select
            id={id}
            allowClear={clearable}
            showSearch={{ optionFilterProp: 'label' }}
            placeholder="Alla"
            options={options}
            value={value === undefined ? undefined : textOf(value)}
            onChange={(text: string | undefined) => onChoose(text === undefined ? undefined : chosen(text))}
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
