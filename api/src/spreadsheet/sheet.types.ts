/** What a spreadsheet cell can hold. A date is a text, YYYY-MM-DD. */
export type CellValue = string | number | boolean | null;

/** How the cells of a column are typed and shown. `kr` is an amount in SEK with two decimals. */
export type ColumnKind = 'text' | 'number' | 'kr' | 'date' | 'boolean';

export interface SheetColumn {
  readonly title: string;
  readonly kind: ColumnKind;
  /** Of a number: how many decimals are shown. Without it each shows as many as it has. */
  readonly decimals?: number | undefined;
}

export type SheetRow = readonly CellValue[];

/** A table that is read once, in chunks, so that only a chunk of it is in memory. */
export interface Sheet {
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: AsyncIterable<readonly SheetRow[]> | Iterable<readonly SheetRow[]>;
  /** The last rows. Called when all others have been read. */
  readonly totals?: () => readonly SheetRow[];
}
