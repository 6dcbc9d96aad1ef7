/** The part of the API client's `ApiError` that a form needs. */
interface ServerError extends Error {
  /** The HTTP status. */
  status: number;
  fieldErrors: () => Record<string, string>;
}

export const isServerError = (error: unknown): error is ServerError =>
  error instanceof Error && 'fieldErrors' in error && typeof error.fieldErrors === 'function';

/** Formik writes `rows[0].name`, the server `rows.0.name`: converts to the server's form. */
export const normalizePath = (path: string): string => path.replace(/\[(\d+)\]/g, '.$1');

/** Formik's nested errors as texts by path, in the server's form: `{ rows: [{ name: 'Saknas' }] }` gives `rows.0.name`. */
export const errorsByPath = (errors: unknown, prefix = ''): Record<string, string> => {
  if (typeof errors === 'string') return { [prefix]: errors };
  if (typeof errors !== 'object' || errors === null) return {};
  const entries = Object.entries(errors).map(([key, nested]) =>
    errorsByPath(nested, prefix === '' ? key : `${prefix}.${key}`),
  );
  return Object.assign({}, ...entries);
};
