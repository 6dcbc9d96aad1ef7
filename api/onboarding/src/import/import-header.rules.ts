import { type ColumnKey, columnTitle, type ImportColumn, requiredColumnKeys } from './import.columns';
import { importTexts } from './import.texts';
import type { ImportCell } from './import-cell.rules';
import { normalizeTitle } from './normalize-title.rules';

export interface ImportHeader {
  /** The index of the row with the titles. */
  readonly at: number;
  /** The index of each known column. */
  readonly indexes: ReadonlyMap<ColumnKey, number>;
  /** The titles of the columns that are not known. */
  readonly ignored: readonly string[];
}
export type HeaderResult =
  | { header: ImportHeader; error?: undefined }
  | { header?: undefined; error: string };

/** The titles are in one of the first rows. Above them there may be a heading and empty rows. */
const ROWS_WITH_TITLES = 10;

const keysByTitle = (columns: readonly ImportColumn[]): ReadonlyMap<string, ColumnKey> =>
  new Map(
    // The titles themselves come last, so that an alias never hides one.
    [
      ...columns.flatMap(({ key, aliases = [] }) => aliases.map((alias) => [alias, key] as const)),
      ...columns.map(({ key, title }) => [title, key] as const),
    ].map(([title, key]) => [normalizeTitle(title), key]),
  );

const readTitles = (row: readonly ImportCell[], keys: ReadonlyMap<string, ColumnKey>) =>
  row.flatMap((cell, index) => {
    const title = typeof cell === 'string' ? cell.trim() : '';
    return title === '' ? [] : [{ title, index, key: keys.get(normalizeTitle(title)) }];
  });

/**
 * Finds the row with the titles, which may come in any order, and in any case. The file must have the columns that every object
 * needs, and no column twice.
 */
export const readImportHeader = (
  rows: readonly (readonly ImportCell[])[],
  columns: readonly ImportColumn[],
): HeaderResult => {
  const keys = keysByTitle(columns);
  const candidates = rows.slice(0, ROWS_WITH_TITLES).map((row) => readTitles(row, keys));
  const knownCounts = candidates.map((titles) => titles.filter(({ key }) => key !== undefined).length);
  // It is the last of them, because titles that are merged over several rows are in each of these.
  const at = knownCounts.lastIndexOf(Math.max(...knownCounts, 0));
  const titles = candidates[at] ?? [];
  const indexes = new Map<ColumnKey, number>();
  for (const { key, title, index } of titles) {
    if (key === undefined) continue;
    if (indexes.has(key)) return { error: importTexts.doubleColumn(title) };
    indexes.set(key, index);
  }
  const missing = requiredColumnKeys.filter((key) => !indexes.has(key)).map(columnTitle);
  if (!indexes.has('company') && !indexes.has('organisation_number')) missing.unshift(columnTitle('company'));
  if (missing.length > 0) return { error: importTexts.missingColumns(missing) };
  return {
    header: { at, indexes, ignored: titles.flatMap(({ key, title }) => (key === undefined ? [title] : [])) },
  };
};
