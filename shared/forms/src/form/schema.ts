import * as yup from 'yup';

/** What a form shows before anything is chosen: every field may be missing or empty. */
export type Initial<T> = T extends readonly (infer E)[]
  ? Initial<E>[]
  : T extends object
    ? { [K in keyof T]?: Initial<T[K]> }
    : T | null;

export type FormSchema<T> = yup.ISchema<T>;

interface Described {
  label: string | undefined;
  required: boolean;
  max: number | undefined;
}

const nothing: Described = { label: undefined, required: false, max: undefined };

const describedAt = (schema: yup.ISchema<unknown>, path: string): yup.SchemaFieldDescription | undefined => {
  try {
    return yup.reach(schema, path).describe();
  } catch {
    // A field that only the form has.
    return undefined;
  }
};

/** Label, mark and length of a field, from the schema that both sides share. */
export const fieldOf = (schema: yup.ISchema<unknown> | undefined, path: string): Described => {
  const field = schema && describedAt(schema, path);
  if (!field) return nothing;
  if (!('tests' in field)) return nothing;
  const { label, optional, nullable, type, tests } = field;
  const max = tests.find((test) => test.name === 'max')?.params?.max;
  return {
    label: typeof label === 'string' ? label : undefined,
    required: !optional && !nullable && field.default === undefined,
    max: type === 'string' && typeof max === 'number' ? max : undefined,
  };
};

/** The first text of each field, by path. */
export const textsOf = (error: yup.ValidationError): Map<string, string> => {
  const texts = new Map<string, string>();
  for (const one of error.inner.length > 0 ? error.inner : [error]) {
    const path = one.path ?? '';
    if (!texts.has(path)) texts.set(path, one.message);
  }
  return texts;
};
