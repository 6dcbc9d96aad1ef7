import './forms.css';
import { Formik } from 'formik';
import type { ReactNode } from 'react';
import { ValidationError } from 'yup';
import { type FormSchema, firstErrorByPath, type InitialValues } from './describe-field';
import { FormBody } from './form-body';
import { isServerError } from './server-errors';
import { setPath } from './set-path';
import { removeDraft, useDraftKey } from './use-draft';

type Values = Record<string, unknown>;

export interface SchemaFormProps<T> {
  /** The schema of the call's body, by which the server validates too. */
  schema: FormSchema<T> | undefined;
  initialValues: InitialValues<T> & Values;
  /** Gets the values as cast by the schema. Reject with the call's error to show its messages below the fields. */
  onSubmit: (values: T) => unknown;
  /** Asks the user before submitting: with false, nothing is submitted and the form stays as it is. */
  confirm?: (values: T) => Promise<boolean>;
  /** A function when the label depends on the values. */
  submitLabel: string | ((values: Values) => string);
  onCancel?: () => void;
  cancelLabel?: string;
  /** Shown after the submit and cancel buttons. */
  actions?: ReactNode;
  /** Resets the form to its initial values on success, for example for comments. */
  resetOnSuccess?: boolean;
  /** Shows the server's message above the form when it has no field errors. Use with `silentFailure`. */
  showServerMessage?: boolean;
  /** Saves a draft in session storage under this name. */
  draftKey?: string;
  onDirtyChange?: (dirty: boolean) => void;
  danger?: boolean;
  children?: ReactNode;
}

const validateWith =
  <T,>(schema: FormSchema<T> | undefined) =>
  async (values: Values): Promise<Values> => {
    try {
      await schema?.validate(values, { abortEarly: false });
      return {};
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      return [...firstErrorByPath(error)].reduce<Values>(
        (errors, [path, message]) => setPath(errors, path, message),
        {},
      );
    }
  };

/** A form for the body of a call: validates, shows errors, moves the focus, warns of unsaved changes, saves drafts. */
export function SchemaForm<T>({
  schema,
  initialValues,
  confirm,
  onSubmit,
  resetOnSuccess = false,
  ...bodyProps
}: SchemaFormProps<T>) {
  const draftKey = useDraftKey(bodyProps.draftKey);
  return (
    <Formik<Values>
      initialValues={initialValues}
      validate={validateWith(schema)}
      onSubmit={async (values, form) => {
        form.setStatus(undefined);
        try {
          const input = await cast(schema, values);
          if (confirm && !(await confirm(input))) return;
          await onSubmit(input);
          removeDraft(draftKey);
          form.resetForm(resetOnSuccess ? undefined : { values });
        } catch (error) {
          if (isServerError(error)) form.setStatus(error);
          else reportError(error);
        }
      }}
    >
      <FormBody schema={schema} {...bodyProps} />
    </Formik>
  );
}

/** Applies the schema: trims texts, makes empty ones null, removes fields that only the form has. */
async function cast<T>(schema: FormSchema<T> | undefined, values: Values): Promise<T>;
async function cast(schema: FormSchema<unknown> | undefined, values: Values): Promise<unknown> {
  return schema ? schema.validate(values, { stripUnknown: true }) : values;
}
