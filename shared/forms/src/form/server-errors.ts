/** What a form needs to know of a refused call; `ApiError` of the API client is one. */
interface Refusal {
  fieldErrors: () => Record<string, string>;
}

export const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Error && 'fieldErrors' in error && typeof error.fieldErrors === 'function';

/** The server writes `rows.0.name`, formik `rows[0].name`; fields are looked up by either. */
export const samePath = (path: string): string => path.replace(/\[(\d+)\]/g, '.$1');
