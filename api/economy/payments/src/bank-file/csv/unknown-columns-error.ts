import type { SuggestedColumns } from './suggest-columns.rules';

/** A CSV file whose header is no known one, for a user to choose its columns. */
export interface UnknownCsv {
  /** What identifies the header in the next file. It is null for a file without a header, which says nothing about the next. */
  readonly headerKey: string | null;
  /** The titles of the columns, empty where a column has none. */
  readonly header: readonly string[];
  /** The first rows, each with a cell for every column. */
  readonly rows: readonly (readonly string[])[];
  readonly suggested: SuggestedColumns;
}

/** Thrown for a CSV file that can be read when its columns are chosen. */
export class UnknownColumnsError extends Error {
  override readonly name = 'UnknownColumnsError';

  constructor(readonly csv: UnknownCsv) {
    super('The columns are not known');
  }
}
