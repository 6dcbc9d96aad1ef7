import { createHash } from 'node:crypto';
import type { CsvTable } from './csv-columns.types';
import { toHeaderNames } from './header-name.rules';
import { suggestColumns } from './suggest-columns.rules';
import type { UnknownCsv } from './unknown-columns-error';

const SHOWN_ROWS = 8;
const SHOWN_CHARACTERS = 200;
const shorten = (text: string): string => [...text].slice(0, SHOWN_CHARACTERS).join('');

/** What identifies a header in all files that have it. */
const toHeaderKey = (header: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(toHeaderNames(header)))
    .digest('hex');

/** What a user needs to see of a CSV file to choose its columns. */
export const describeCsv = (table: CsvTable): UnknownCsv => {
  const shown = table.rows.slice(0, SHOWN_ROWS);
  const titles = toHeaderNames(table.header ?? []).length;
  // Of a file without a header, and of rows that are longer than it, cells at the end may be used, too.
  const width = Math.max(titles, ...(titles > 0 ? [] : shown.map(({ cells }) => cells.length)));
  const columns = Array.from({ length: width }, (_, column) => column);
  return {
    headerKey: table.header === null ? null : toHeaderKey(table.header),
    header: columns.map((column) => shorten(table.header?.[column]?.trim() ?? '')),
    rows: shown.map(({ cells }) => columns.map((column) => shorten(cells[column] ?? ''))),
    suggested: suggestColumns(table),
  };
};
