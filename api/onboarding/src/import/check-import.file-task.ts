import { type FileContent, readContent } from '@husrum/api-platform';
import type { EntityType } from '@husrum/contract/entity';
import type { LocalDate } from '@husrum/format';
import { checkRows } from './check-import';
import type { ColumnKey } from './import.columns';
import type { ImportTable } from './import.tables';
import type { ParsedRow } from './import-row.types';
import { readImportFile } from './read-import-file';

/** An uploaded file, or the cells that were kept of it, as JSON. */
export type ImportSource =
  | { readonly name: string; readonly content: FileContent; readonly cells?: undefined }
  | { readonly cells: string };

export interface CheckImportInput {
  readonly source: ImportSource;
  readonly types: readonly EntityType[];
  readonly today: LocalDate;
}

/** Rows and cells are JSON, because the server can parse that part by part. */
export interface CheckedImport {
  /** The `ImportTable` of an uploaded file. */
  readonly cells: string;
  /** Arrays of `ParsedRow`, one after the other. */
  readonly parts: readonly string[];
  readonly ignoredColumns: readonly string[];
  readonly titles: ReadonlyMap<ColumnKey, string>;
}

const ROWS_PER_PART = 50;

const toParts = (rows: readonly ParsedRow[]): string[] =>
  Array.from({ length: Math.ceil(rows.length / ROWS_PER_PART) }, (_, part) =>
    JSON.stringify(rows.slice(part * ROWS_PER_PART, (part + 1) * ROWS_PER_PART)),
  );

/** Reads a file, and checks each of its rows by itself. Throws 422 for a file that cannot be imported. */
export default async ({ source, types, today }: CheckImportInput): Promise<CheckedImport> => {
  const table: ImportTable =
    source.cells === undefined
      ? await readImportFile(source.name, await readContent(source.content))
      : JSON.parse(source.cells);
  const { rows, ignoredColumns, titles } = checkRows(table, types, today);
  return {
    cells: source.cells ?? JSON.stringify(table),
    parts: toParts(rows),
    ignoredColumns,
    titles,
  };
};
