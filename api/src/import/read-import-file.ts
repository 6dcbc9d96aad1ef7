import { findImportFileProblem, importExtensionOf, MAX_IMPORT_ROWS } from '@husrum/contract/import';
import { invalidInput } from '../platform/errors';
import { readContent } from '../platform/file-store';
import type { Upload } from '../platform/http';
import { decodeText, parseCsv } from '../spreadsheet/read-csv.rules';
import { readXlsx, SheetError } from '../spreadsheet/read-xlsx';
import type { ImportTable } from './import.tables';
import { importTexts } from './import.texts';
import type { ImportCell } from './import-cell.rules';

/** The most rows above and between the rows of objects: titles, headings, empty rows. */
const OTHER_ROWS = 1000;
const SHEET_LIMITS = { maxRow: MAX_IMPORT_ROWS + OTHER_ROWS, maxColumn: 200 };

const refuse = (message: string) => invalidInput({ file: [message] });

const readWorkbook = async (content: Buffer): Promise<ImportTable> => {
  try {
    const sheets = await readXlsx(content, SHEET_LIMITS);
    const sheet = sheets.find(({ name }) => name === importTexts.sheet) ?? sheets[0];
    return (sheet?.rows ?? []).map((row) => [...row]);
  } catch (error) {
    if (!(error instanceof SheetError)) throw error;
    throw refuse(error.reason === 'tooLarge' ? importTexts.tooManyRows : importTexts.unreadable);
  }
};

const readCsv = (content: Buffer): ImportTable => {
  const rows = parseCsv(decodeText(content));
  if (rows.length > SHEET_LIMITS.maxRow || rows.some((row) => row.length > SHEET_LIMITS.maxColumn))
    throw refuse(importTexts.tooManyRows);
  return rows;
};

/** Removes NUL characters, which PostgreSQL cannot store, and lone surrogates, which are not valid JSON. */
const removeUnstorable = (cell: ImportCell): ImportCell =>
  typeof cell === 'string' ? cell.replace(/\0|\p{Surrogate}/gu, '') : cell;

/** The cells of the file. Throws 422 for a file that cannot be imported. */
export const readImportFile = async ({ name, size, content }: Upload): Promise<ImportTable> => {
  const problem = findImportFileProblem({ name, size });
  if (problem !== undefined) throw refuse(problem);
  const bytes = await readContent(content);
  const rows = importExtensionOf(name) === '.csv' ? readCsv(bytes) : await readWorkbook(bytes);
  return rows.map((row) => row.map(removeUnstorable));
};
