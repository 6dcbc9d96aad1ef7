import { invalidInput } from '@husrum/api-platform';
import { importExtensionOf } from '@husrum/contract/import';
import { decodeText, readCsv } from '../spreadsheet/read-csv';
import { readXlsx } from '../spreadsheet/read-xlsx';
import { SheetError } from '../spreadsheet/sheet-error';
import { MAX_COLUMNS, MAX_ROW_LENGTH, MAX_SHEET_ROWS, MAX_TEXT_LENGTH } from './import.limits';
import type { ImportTable } from './import.tables';
import { importTexts } from './import.texts';
import type { ImportCell } from './import-cell.rules';

const LIMITS = { maxRow: MAX_SHEET_ROWS, maxColumn: MAX_COLUMNS, maxRowLength: MAX_ROW_LENGTH };

const refuse = (message: string) => invalidInput({ file: [message] });

const readWorkbook = async (content: Buffer): Promise<ImportTable> => {
  const sheets = await readXlsx(content, LIMITS);
  const sheet = sheets.find(({ name }) => name === importTexts.sheet) ?? sheets[0];
  return (sheet?.rows ?? []).map((row) => [...row]);
};

const readTable = async (name: string, bytes: Buffer): Promise<ImportTable> => {
  try {
    return importExtensionOf(name) === '.csv'
      ? readCsv(decodeText(bytes), LIMITS)
      : await readWorkbook(bytes);
  } catch (error) {
    if (!(error instanceof SheetError)) throw error;
    const { reason, line } = error;
    throw refuse(reason === 'rowTooLong' ? importTexts.rowTooLong(line) : importTexts[reason]);
  }
};

/** Refuses texts that are longer than those of any portfolio. What is not a text is short. */
const checkLengths = (rows: ImportTable): void => {
  let total = 0;
  for (const [index, row] of rows.entries()) {
    let length = 0;
    for (const cell of row) if (typeof cell === 'string') length += cell.length;
    if (length > MAX_ROW_LENGTH) throw refuse(importTexts.rowTooLong(index + 1));
    total += length;
    if (total > MAX_TEXT_LENGTH) throw refuse(importTexts.tooMuchText);
  }
};

/** Removes NUL characters, which PostgreSQL cannot store, and lone surrogates, which are not valid JSON. */
const removeUnstorable = (cell: ImportCell): ImportCell =>
  typeof cell === 'string' ? cell.replace(/\0|\p{Surrogate}/gu, '') : cell;

/** The cells of the file. Throws 422 for a file that cannot be imported. */
export const readImportFile = async (name: string, bytes: Buffer): Promise<ImportTable> => {
  const rows = await readTable(name, bytes);
  checkLengths(rows);
  return rows.map((row) => row.map(removeUnstorable));
};
