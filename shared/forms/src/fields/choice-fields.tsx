import { Checkbox, clearable, Radio, Select, Switch } from '@husrum/ui/choice';
import type { ReactNode } from 'react';
import { FieldFrame } from './field-frame';
import { type FieldProps, useFormField } from './use-form-field';

type Choice = string | number;

export interface Option<V extends Choice = Choice> {
  value: V;
  label: string;
}

/** `optionsOf(paymentIntervals, paymentIntervalLabel)`: options from a list of the contract and its labels. */
export const optionsOf = <V extends Choice>(
  values: readonly V[],
  labels?: Readonly<Record<V, string>>,
): Option<V>[] => values.map((value) => ({ value, label: labels?.[value] ?? String(value) }));

interface ChoiceProps extends FieldProps {
  options: readonly Option[];
}

const SEARCH_FROM = 8;
const chosen = (value: unknown): Choice | undefined =>
  typeof value === 'string' || typeof value === 'number' ? value : undefined;

interface SelectProps extends ChoiceProps {
  placeholder?: string;
  loading?: boolean;
}

export const SelectField = ({ options, placeholder = 'Välj', loading, ...props }: SelectProps) => {
  const field = useFormField(props);
  return (
    <FieldFrame field={field} hint={props.hint}>
      <Select<Choice>
        {...field.aria}
        status={field.error ? 'error' : undefined}
        options={options.map((option) => ({ ...option }))}
        showSearch={options.length >= SEARCH_FROM ? { optionFilterProp: 'label' } : false}
        allowClear={!field.required && clearable}
        placeholder={placeholder}
        loading={loading}
        value={chosen(field.value)}
        onChange={(value: Choice | undefined) => field.set(value ?? null)}
        onBlur={field.leave}
      />
    </FieldFrame>
  );
};

export const RadioField = ({ options, ...props }: ChoiceProps) => {
  const field = useFormField(props);
  return (
    <FieldFrame field={field} hint={props.hint} group>
      <Radio.Group
        id={field.id}
        className="h-field__radios"
        aria-labelledby={`${field.id}-label`}
        disabled={props.disabled}
        options={options.map((option) => ({ ...option }))}
        value={chosen(field.value)}
        onChange={(event) => field.set(event.target.value)}
      />
    </FieldFrame>
  );
};

export const SwitchField = (props: FieldProps) => {
  const field = useFormField(props);
  return (
    <FieldFrame field={field} hint={props.hint} inline>
      <Switch id={field.id} disabled={props.disabled} checked={field.value === true} onChange={field.set} />
    </FieldFrame>
  );
};

export const CheckboxField = ({ text, ...props }: FieldProps & { text?: ReactNode }) => {
  const field = useFormField(props);
  return (
    <FieldFrame field={text ? { ...field, label: '' } : field} hint={props.hint} inline>
      <Checkbox
        {...field.aria}
        checked={field.value === true}
        onChange={(event) => field.set(event.target.checked)}
      >
        {text}
      </Checkbox>
    </FieldFrame>
  );
};
