import type { ColumnKey, ImportColumn } from './import.columns';
import { type ImportCell, toText } from './import-cell.rules';
import type { ImportHeader } from './import-header.rules';
import { normalizeName } from './normalize-title.rules';
import type { RawRow } from './parse-import-row.rules';

/** The rows below the titles that have a value in some known column, with their numbers in the sheet. */
export const toRawRows = (
  rows: readonly (readonly ImportCell[])[],
  { at, indexes }: ImportHeader,
): RawRow[] =>
  rows.flatMap((row, index) => {
    if (index <= at) return [];
    const cells = new Map<ColumnKey, ImportCell>();
    for (const [key, column] of indexes) {
      const cell = row[column] ?? null;
      if (toText(cell) !== '') cells.set(key, cell);
    }
    return cells.size === 0 ? [] : [{ row: index + 1, cells }];
  });

/** Whether the row is the example of the template, which users often leave in their file. */
export const isExampleRow = ({ cells }: RawRow, columns: readonly ImportColumn[]): boolean => {
  const example = columns.find(({ key }) => key === 'company')?.example;
  return (
    example !== undefined &&
    normalizeName(toText(cells.get('company') ?? null)) === normalizeName(String(example))
  );
};
