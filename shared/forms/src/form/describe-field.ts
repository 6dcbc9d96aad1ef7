import * as yup from 'yup';

/** The values of a new form: every field may be missing or null. */
export type InitialValues<T> = T extends readonly (infer E)[]
  ? InitialValues<E>[]
  : T extends object
    ? { [K in keyof T]?: InitialValues<T[K]> }
    : T | null;

export type FormSchema<T> = yup.ISchema<T>;

interface FieldDescription {
  label: string | undefined;
  required: boolean;
  maxLength: number | undefined;
}

const noDescription: FieldDescription = { label: undefined, required: false, maxLength: undefined };

const describeSchemaField = (
  schema: yup.ISchema<unknown>,
  path: string,
): yup.SchemaFieldDescription | undefined => {
  try {
    return yup.reach(schema, path).describe();
  } catch {
    // The field is not in the schema: only the form has it.
    return undefined;
  }
};

/** The label, required mark and maximum length of a field, from the schema that browser and server share. */
export const describeField = (schema: yup.ISchema<unknown> | undefined, path: string): FieldDescription => {
  const field = schema && describeSchemaField(schema, path);
  if (!field) return noDescription;
  if (!('tests' in field)) return noDescription;
  const { label, optional, nullable, type, tests } = field;
  const max = tests.find((test) => test.name === 'max')?.params?.max;
  return {
    label: typeof label === 'string' ? label : undefined,
    // A required field with a default is marked, too: the default fills it in, but the user may not clear it.
    required: !optional && !nullable,
    maxLength: type === 'string' && typeof max === 'number' ? max : undefined,
  };
};

/** The first message of each field, by path. */
export const firstErrorByPath = (error: yup.ValidationError): Map<string, string> => {
  const messages = new Map<string, string>();
  for (const fieldError of error.inner.length > 0 ? error.inner : [error]) {
    const path = fieldError.path ?? '';
    if (!messages.has(path)) messages.set(path, fieldError.message);
  }
  return messages;
};
