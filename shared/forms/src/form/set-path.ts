import { setIn } from 'formik';

/** formik's `setIn` with a type: a copy of `values` where `path` holds `value`. */
export const setPath = (
  values: Record<string, unknown>,
  path: string,
  value: unknown,
): Record<string, unknown> => setIn(values, path, value);
