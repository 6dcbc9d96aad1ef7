/**
 * The value of a spreadsheet cell. A date is a text, YYYY-MM-DD. A number with more digits than a JavaScript number can have
 * is a decimal text: `12345678901234567.89`.
 */
export type CellValue = string | number | boolean | null;

/** How the cells of a column are typed and shown. `kr` is an amount in SEK with two decimals. */
export type ColumnKind = 'text' | 'number' | 'kr' | 'date' | 'boolean';

export interface SheetColumn {
  readonly title: string;
  readonly kind: ColumnKind;
  /** How many decimals of a number are shown. Without it, each number shows as many as it has. */
  readonly decimals?: number | undefined;
}

export const isNumeric = ({ kind }: Pick<SheetColumn, 'kind'>): boolean => kind === 'number' || kind === 'kr';

export type SheetRow = readonly CellValue[];

/** A table that is read once, in chunks, so that only a chunk of it is in memory. */
export interface Sheet {
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: AsyncIterable<readonly SheetRow[]> | Iterable<readonly SheetRow[]>;
  /** The last rows. It is called when all others have been read. */
  readonly totals?: () => readonly SheetRow[];
}
