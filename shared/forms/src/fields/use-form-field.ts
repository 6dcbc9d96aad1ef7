import { useField, useFormikContext } from 'formik';
import { useEffect } from 'react';
import { fieldId, useFormScope } from '../form/form-context';
import { fieldOf } from '../form/schema';
import { samePath } from '../form/server-errors';

export interface FieldProps {
  name: string;
  /** Where the schema's own label does not fit. */
  label?: string;
  hint?: React.ReactNode;
  /** Marks a field as required that the schema cannot know of. */
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
  set: (value: unknown) => void;
  leave: () => void;
  /** For the control itself: what assistive technology must know. */
  aria: {
    id: string;
    disabled: boolean | undefined;
    'aria-invalid': boolean;
    'aria-required': boolean;
    'aria-describedby': string | undefined;
  };
}

/**
 * A field that was only passed by says nothing yet: an error under it would move the button that the pointer is on its
 * way to. Submitting tells what is missing.
 */
const isBlank = (value: unknown) => value === '' || value === null || value === undefined;

type Check = (value: unknown) => string | undefined;

/** One field's value, label and first error, from schema, form and server together. */
export const useFormField = (props: FieldProps, check?: Check): FieldState => {
  const { name, hint, disabled } = props;
  const scope = useFormScope();
  const { submitCount } = useFormikContext();
  const [field, meta, helpers] = useField<unknown>({ name, validate: check });
  const { register } = scope;
  useEffect(() => register(name), [register, name]);

  const described = fieldOf(scope.schema, name);
  const ofServer = scope.serverErrors[samePath(name)];
  const ofForm = meta.touched || submitCount > 0 ? meta.error : undefined;
  const error = ofServer ?? (typeof ofForm === 'string' ? ofForm : undefined);
  const id = fieldId(scope.formId, name);
  const required = props.required ?? described.required;
  return {
    id,
    label: props.label ?? described.label ?? name,
    required,
    error,
    value: field.value,
    maxLength: described.max,
    set: (value) => {
      if (ofServer) scope.forgetServerError(name);
      void helpers.setValue(value);
    },
    leave: () => {
      if (!isBlank(field.value)) void helpers.setTouched(true);
    },
    aria: {
      id,
      disabled,
      'aria-invalid': error !== undefined,
      'aria-required': required,
      'aria-describedby':
        [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
    },
  };
};
