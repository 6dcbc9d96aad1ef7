import './forms.css';
import { Formik } from 'formik';
import type { ReactNode } from 'react';
import { ValidationError } from 'yup';
import { FormBody } from './form-body';
import { type FormSchema, type Initial, textsOf } from './schema';
import { isRefusal } from './server-errors';
import { setPath } from './set-path';
import { forgetDraft, useDraftKey } from './use-draft';

type Values = Record<string, unknown>;

export interface SchemaFormProps<T> {
  /** The schema of the call's body: the server validates by the same. */
  schema: FormSchema<T> | undefined;
  initial: Initial<T> & Values;
  /** Gets what the schema made of the values. Reject with the call's error and its texts stand under the fields. */
  onSubmit: (values: T) => unknown;
  /** Where it depends on what is filled in, a function of that. */
  submitLabel: string | ((values: Values) => string);
  onCancel?: () => void;
  cancelLabel?: string;
  /** Beside the submit button. */
  actions?: ReactNode;
  /** After success the form is as in the beginning: for comments. */
  clearAfter?: boolean;
  /** Where the call's message is not shown by anybody else: failures without a field stand above the form. */
  showFailure?: boolean;
  /** Keeps a draft of the user's in the session under this name. */
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
      return [...textsOf(error)].reduce<Values>((errors, [path, text]) => setPath(errors, path, text), {});
    }
  };

/** A form of the product: fields inside, everything else (errors, focus, guard, draft) is done here. */
export function SchemaForm<T>({
  schema,
  initial,
  onSubmit,
  clearAfter = false,
  ...body
}: SchemaFormProps<T>) {
  const draft = useDraftKey(body.draftKey);
  return (
    <Formik<Values>
      initialValues={initial}
      validate={validateWith(schema)}
      onSubmit={async (values, form) => {
        form.setStatus(undefined);
        try {
          await onSubmit(await cast(schema, values));
          forgetDraft(draft);
          form.resetForm(clearAfter ? undefined : { values });
        } catch (error) {
          if (isRefusal(error)) form.setStatus(error);
          else reportError(error);
        }
      }}
    >
      <FormBody schema={schema} {...body} />
    </Formik>
  );
}

/** Blanks trimmed, empty texts as null, form-only fields gone. */
async function cast<T>(schema: FormSchema<T> | undefined, values: Values): Promise<T>;
async function cast(schema: FormSchema<unknown> | undefined, values: Values): Promise<unknown> {
  return schema ? schema.validate(values, { stripUnknown: true }) : values;
}
