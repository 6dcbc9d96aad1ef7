import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { csvText, isDecimalText } from '@husrum/format';
import { type CellValue, isNumeric, type Sheet, type SheetColumn, type SheetRow } from './sheet.types';
import { spreadsheetTexts } from './spreadsheet.texts';

const BYTE_ORDER_MARK = '\ufeff';

/** A number with a decimal comma and without grouping, as Swedish Excel reads it; never in scientific notation. */
const csvNumber = (value: number): string => {
  const text = String(value);
  return (text.includes('e') ? value.toFixed(10).replace(/\.?0+$/, '') : text).replace('.', ',');
};

const csvCell = (value: CellValue, column: SheetColumn | undefined): string => {
  if (typeof value === 'number') return Number.isFinite(value) ? csvNumber(value) : '';
  if (typeof value === 'boolean') return value ? spreadsheetTexts.yes : spreadsheetTexts.no;
  if (value !== null && column && isNumeric(column) && isDecimalText(value)) return value.replace('.', ',');
  return csvText(value ?? '');
};

const csvLine = (row: SheetRow, columns: readonly SheetColumn[]): string =>
  `${row.map((value, index) => csvCell(value, columns[index])).join(';')}\r\n`;

/** The table as CSV for Swedish Excel, in chunks: semicolons, decimal comma, a byte order mark, CRLF, no formulas. */
export async function* csvChunks({ columns, rows, totals }: Omit<Sheet, 'name'>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK +
    csvLine(
      columns.map(({ title }) => title),
      [],
    );
  for await (const chunk of rows) {
    let text = '';
    for (const row of chunk) text += csvLine(row, columns);
    yield text;
  }
  yield (totals?.() ?? []).map((row) => csvLine(row, columns)).join('');
}

export const writeCsv = (sheet: Omit<Sheet, 'name'>, output: Writable): Promise<void> =>
  pipeline(csvChunks(sheet), output);
