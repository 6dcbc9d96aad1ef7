import * as yup from 'yup';

/** An error of a field, by its path: `postal_code`, `fields.area`. */
export interface InputError {
  readonly path: string;
  readonly message: string;
}
export type CheckedInput<T> =
  | { value: T; errors?: undefined }
  | { value?: undefined; errors: readonly InputError[] };

/** Validates an input by a schema of the contract. Returns the valid value, or the first error of each field. */
export const checkInput = <T>(schema: yup.Schema<T>, input: unknown): CheckedInput<T> => {
  try {
    return { value: schema.validateSync(input, { abortEarly: false, stripUnknown: true }) };
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    const all = error.inner.length > 0 ? error.inner : [error];
    const messages = new Map<string, string>();
    for (const { path = '', message } of all) if (!messages.has(path)) messages.set(path, message);
    return { errors: [...messages].map(([path, message]) => ({ path, message })) };
  }
};
