import type { Fields } from '../errors/problem';

/**
 * Reads one file of a user: the default export of a `*.file-task.ts`. Input and result are copied from one process to another,
 * so they consist of plain values, bytes, maps and sets. A thrown `Problem` with `fields` reaches the caller of `runFileTask` as a 422
 * with these fields. Any other error becomes a 422 on the field `file`: "Filen går inte att läsa".
 */
export type FileTask<Input, Result> = (input: Input) => Result | Promise<Result>;

/** What the process answers: the result, or the `fields` of the thrown `Problem`. */
export type FileTaskAnswer<Result> =
  | { readonly result: Result; readonly fields?: undefined }
  | { readonly result?: undefined; readonly fields: Fields };
