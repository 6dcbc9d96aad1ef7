import { Checkbox, Radio, Select, Switch, selectAllowClear } from '@husrum/ui/choice';
import type { ReactNode } from 'react';
import { fieldTexts } from './field.texts';
import { FormItem } from './form-item';
import { type FieldProps, useFormField } from './use-form-field';

type OptionValue = string | number;

export interface Option<V extends OptionValue = OptionValue> {
  value: V;
  label: string;
}

/** Options from an enum of the contract and its labels: `toOptions(paymentIntervals, paymentIntervalLabel)`. */
export const toOptions = <V extends OptionValue>(
  values: readonly V[],
  labels?: Readonly<Record<V, string>>,
): Option<V>[] => values.map((value) => ({ value, label: labels?.[value] ?? String(value) }));

interface ChoiceProps extends FieldProps {
  options: readonly Option[];
}

/** A select with at least this many options has a search field. */
const MIN_OPTIONS_FOR_SEARCH = 8;
const toOptionValue = (value: unknown): OptionValue | undefined =>
  typeof value === 'string' || typeof value === 'number' ? value : undefined;

interface SelectProps extends ChoiceProps {
  /** What it means that nothing is chosen: also shown while the field is disabled. */
  placeholder?: string;
  loading?: boolean;
}

export const SelectField = ({ options, placeholder, loading, ...props }: SelectProps) => {
  const field = useFormField(props);
  return (
    <FormItem field={field} hint={props.hint}>
      <Select<OptionValue>
        {...field.controlProps}
        status={field.error ? 'error' : undefined}
        options={options.map((option) => ({ ...option }))}
        showSearch={options.length >= MIN_OPTIONS_FOR_SEARCH ? { optionFilterProp: 'label' } : false}
        allowClear={!field.required && selectAllowClear}
        placeholder={placeholder ?? field.emptyText ?? fieldTexts.choose}
        loading={loading}
        value={toOptionValue(field.value)}
        onChange={(value: OptionValue | undefined) => field.setValue(value ?? null)}
        onBlur={field.onBlur}
      />
    </FormItem>
  );
};

export const RadioField = ({ options, ...props }: ChoiceProps) => {
  const field = useFormField(props);
  return (
    <FormItem field={field} hint={props.hint} group>
      <Radio.Group
        id={field.id}
        className="h-field__radios"
        aria-labelledby={`${field.id}-label`}
        disabled={field.controlProps.disabled}
        options={options.map((option) => ({ ...option }))}
        value={toOptionValue(field.value)}
        onChange={(event) => field.setValue(event.target.value)}
      />
    </FormItem>
  );
};

export const SwitchField = (props: FieldProps) => {
  const field = useFormField(props);
  return (
    <FormItem field={field} hint={props.hint} inline>
      <Switch
        id={field.id}
        disabled={field.controlProps.disabled}
        checked={field.value === true}
        onChange={field.setValue}
      />
    </FormItem>
  );
};

export const CheckboxField = ({ text, ...props }: FieldProps & { text?: ReactNode }) => {
  const field = useFormField(props);
  return (
    <FormItem field={text ? { ...field, label: '' } : field} hint={props.hint} inline>
      <Checkbox
        {...field.controlProps}
        checked={field.value === true}
        onChange={(event) => field.setValue(event.target.checked)}
      >
        {text}
      </Checkbox>
    </FormItem>
  );
};
