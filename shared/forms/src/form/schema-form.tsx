import './forms.css';
import { Formik } from 'formik';
import { ValidationError } from 'yup';
import { type FormSchema, firstErrorByPath } from './describe-field';
import { FormBody } from './form-body';
import type { FormValues, SchemaFormProps } from './schema-form-props';
import { isServerError } from './server-errors';
import { setPath } from './set-path';
import { removeDraft, useDraftKey } from './use-draft';

const validateWith =
  <T,>(schema: FormSchema<T> | undefined) =>
  async (values: FormValues): Promise<FormValues> => {
    try {
      await schema?.validate(values, { abortEarly: false });
      return {};
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      return [...firstErrorByPath(error)].reduce<FormValues>(
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
    <Formik<FormValues>
      initialValues={initialValues}
      validate={validateWith(schema)}
      onSubmit={async (values, form) => {
        form.setStatus(undefined);
        try {
          const input = await cast(schema, values);
          if (confirm && !(await confirm(input))) return;
          const saved = withSavedVersion(values, await onSubmit(input));
          removeDraft(draftKey);
          form.resetForm(resetOnSuccess ? undefined : { values: saved });
        } catch (error) {
          if (isServerError(error)) form.setStatus(error);
          else reportError(error);
        }
      }}
    >
      <FormBody schema={schema} currentValues={initialValues} {...bodyProps} />
    </Formik>
  );
}

/** A form that stays on the page edits what it has just saved: the `updated_at` of the response. */
const withSavedVersion = (values: FormValues, response: unknown): FormValues =>
  'updated_at' in values &&
  typeof response === 'object' &&
  response !== null &&
  'updated_at' in response &&
  typeof response.updated_at === 'string'
    ? { ...values, updated_at: response.updated_at }
    : values;

/** Applies the schema: trims texts, makes empty ones null, removes fields that only the form has. */
async function cast<T>(schema: FormSchema<T> | undefined, values: FormValues): Promise<T>;
async function cast(schema: FormSchema<unknown> | undefined, values: FormValues): Promise<unknown> {
  return schema ? schema.validate(values, { stripUnknown: true }) : values;
}
