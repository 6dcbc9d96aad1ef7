import { createWriteStream } from 'node:fs';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { csvText } from '@husrum/format';
import type { CellValue, Sheet, SheetRow } from './sheet.types';
import { spreadsheetTexts } from './spreadsheet.texts';

export const CSV_MIMETYPE = 'text/csv; charset=utf-8';

const BYTE_ORDER_MARK = '\ufeff';

/** A number with a decimal comma and without grouping, as Swedish Excel reads it; never in scientific notation. */
const csvNumber = (value: number): string => {
  const text = String(value);
  return (text.includes('e') ? value.toFixed(10).replace(/\.?0+$/, '') : text).replace('.', ',');
};

const csvCell = (value: CellValue): string => {
  if (typeof value === 'number') return Number.isFinite(value) ? csvNumber(value) : '';
  if (typeof value === 'boolean') return value ? spreadsheetTexts.yes : spreadsheetTexts.no;
  return csvText(value ?? '');
};

const csvLine = (row: SheetRow): string => `${row.map(csvCell).join(';')}\r\n`;

/** The table as CSV for Swedish Excel, in chunks: semicolons, decimal comma, a byte order mark, CRLF, no formulas. */
export async function* csvChunks({ columns, rows, totals }: Omit<Sheet, 'name'>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(columns.map(({ title }) => title));
  for await (const chunk of rows) {
    let text = '';
    for (const row of chunk) text += csvLine(row);
    yield text;
  }
  yield (totals?.() ?? []).map(csvLine).join('');
}

export const writeCsv = (sheet: Omit<Sheet, 'name'>, output: Writable): Promise<void> =>
  pipeline(csvChunks(sheet), output);

export const writeCsvFile = (sheet: Omit<Sheet, 'name'>, file: string): Promise<void> =>
  writeCsv(sheet, createWriteStream(file, { mode: 0o600 }));
