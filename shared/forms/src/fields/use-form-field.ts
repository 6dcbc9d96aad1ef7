import { DisabledFieldsContext } from '@husrum/ui';
import { useField, useFormikContext } from 'formik';
import { use, useEffect } from 'react';
import { describeField } from '../form/describe-field';
import { fieldId, useFormContext } from '../form/form-context';
import { normalizePath } from '../form/server-errors';
import { afterMouseUp } from './after-mouse-up';
import { fieldTexts } from './field.texts';

export interface FieldProps {
  name: string;
  /** Replaces the schema's label. */
  label?: string;
  hint?: React.ReactNode;
  /** Replaces the schema's required mark, for conditions the schema does not know. */
  required?: boolean;
  disabled?: boolean;
}

export interface FieldState {
  id: string;
  label: string;
  required: boolean;
  error: string | undefined;
  value: unknown;
  maxLength: number | undefined;
  /** In place of the placeholder of a disabled field, where an example would look like the value. */
  emptyText: string | undefined;
  setValue: (value: unknown) => void;
  onBlur: () => void;
  /** Props of the control: id, disabled and ARIA state. */
  controlProps: {
    id: string;
    disabled: boolean | undefined;
    'aria-invalid': boolean;
    'aria-required': boolean;
    'aria-describedby': string | undefined;
  };
}

const isBlank = (value: unknown) => value === '' || value === null || value === undefined;

type Validate = (value: unknown) => string | undefined;

/** The state of one field: value, label and first error, from the schema, the form and the server. */
export const useFormField = (props: FieldProps, validate?: Validate): FieldState => {
  const { name, hint, disabled } = props;
  const form = useFormContext();
  const isDisabled = use(DisabledFieldsContext) || disabled === true;
  const { submitCount } = useFormikContext();
  const [field, meta, helpers] = useField<unknown>({ name, validate });
  const { register } = form;
  useEffect(() => register(name), [register, name]);

  const description = describeField(form.schema, name);
  const serverError = form.serverErrors[normalizePath(name)];
  const clientError = meta.touched || submitCount > 0 ? meta.error : undefined;
  const error = serverError ?? (typeof clientError === 'string' ? clientError : undefined);
  const id = fieldId(form.formId, name);
  const required = props.required ?? description.required;
  return {
    id,
    label: props.label ?? description.label ?? name,
    required,
    error,
    value: field.value,
    maxLength: description.maxLength,
    emptyText: isDisabled ? fieldTexts.empty : undefined,
    setValue: (value) => {
      if (serverError) form.clearServerError(name);
      void helpers.setValue(value);
    },
    onBlur: () => {
      // Leaving an empty field shows no error: the error would move the button that the user is about to click.
      // Submitting shows what is missing.
      if (!isBlank(field.value)) afterMouseUp(() => void helpers.setTouched(true));
    },
    controlProps: {
      id,
      // False would enable the control inside a form that is disabled as a whole.
      disabled: disabled || undefined,
      'aria-invalid': error !== undefined,
      'aria-required': required,
      'aria-describedby':
        [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
    },
  };
};
