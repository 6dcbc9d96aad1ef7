import { invalidInput } from '@husrum/api-platform';
import type { EntityType } from '@husrum/contract/entity';
import { MAX_IMPORT_ROWS } from '@husrum/contract/import';
import type { LocalDate } from '@husrum/format';
import { type ColumnKey, listImportColumns } from './import.columns';
import type { ImportTable } from './import.tables';
import { importTexts } from './import.texts';
import { readImportHeader } from './import-header.rules';
import type { ParsedRow } from './import-row.types';
import { parseImportRow, toTypeCatalogue } from './parse-import-row.rules';
import { isExampleRow, toRawRows } from './to-raw-rows.rules';

export interface CheckedRows {
  readonly rows: readonly ParsedRow[];
  readonly ignoredColumns: readonly string[];
  /** The titles of the columns. */
  readonly titles: ReadonlyMap<ColumnKey, string>;
}

/** Reads and checks each row of the file by itself. Throws 422 for a file without the needed columns, without rows or with too many. */
export const checkRows = (
  table: ImportTable,
  types: readonly EntityType[],
  today: LocalDate,
): CheckedRows => {
  const columns = listImportColumns(types);
  const { header, error } = readImportHeader(table, columns);
  if (error !== undefined) throw invalidInput({ file: [error] });
  const raws = toRawRows(table, header).filter((raw) => !isExampleRow(raw, columns));
  if (raws.length === 0) throw invalidInput({ file: [importTexts.noRows] });
  if (raws.length > MAX_IMPORT_ROWS) throw invalidInput({ file: [importTexts.tooManyRows] });
  const catalogue = toTypeCatalogue(types);
  const titles = new Map(columns.map(({ key, title }) => [key, title]));
  return {
    rows: raws.map((raw) => parseImportRow(raw, catalogue, { today, titles })),
    ignoredColumns: header.ignored,
    titles,
  };
};
