import { setIn } from 'formik';

/** Formik's `setIn`, typed: a copy of `values` with `value` at `path`. */
export const setPath = (
  values: Record<string, unknown>,
  path: string,
  value: unknown,
): Record<string, unknown> => setIn(values, path, value);
