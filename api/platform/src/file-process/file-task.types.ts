import type { Fields } from '../errors/problem';

/**
 * Reads one file of a user: the default export of a `*.file-task.ts`. Input and result are copied from one process to another,
 * so they consist of plain values, bytes, maps and sets. A thrown `Problem` reaches the caller of `runFileTask`.
 */
export type FileTask<Input, Result> = (input: Input) => Result | Promise<Result>;

/** What the process answers: the result, or the errors of the fields. */
export type FileTaskAnswer<Result> =
  | { readonly result: Result; readonly fields?: undefined }
  | { readonly result?: undefined; readonly fields: Fields };
