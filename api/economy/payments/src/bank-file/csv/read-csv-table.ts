import { MAX_CSV_COLUMN } from '@husrum/contract/bank-file';
import { CsvError, parse } from 'csv-parse/sync';
import { bankFileTexts } from '../bank-file.texts';
import { BankFileError } from '../bank-file-error';
import { findBankHeader } from './bank-headers.rules';
import { readCsvAmount } from './csv-amount.rules';
import type { CsvRow, CsvTable } from './csv-columns.types';
import { readCsvDay } from './csv-day.rules';
import { toHeaderNames } from './header-name.rules';

const SEPARATORS = [';', '\t', ','] as const;
const LINE_BREAKS = ['\r\n', '\n', '\r'];
/** Lines before the header: account, period, and what else banks and spreadsheets write there. */
const MAX_LINES_BEFORE_HEADER = 40;
const MAX_ROW_BYTES = 100_000;
const MAX_ROWS = 100_000;

/** A line as the cells between separators. The result is empty for a line that is none by itself, or is too long for a row. */
const readLine = (line: string, separator: string): string[] => {
  if (line.length > MAX_ROW_BYTES) return [];
  try {
    const [row = []]: string[][] = parse(line, { delimiter: separator, relax_quotes: true });
    return row;
  } catch {
    return [];
  }
};

/** Whether the cells are those of a payment or a withdrawal: one is a day, another an amount. */
const isData = (cells: readonly string[]): boolean =>
  cells.some((cell) => readCsvDay(cell) !== null) &&
  cells.some((cell) => readCsvDay(cell) === null && readCsvAmount(cell, '.') !== null);

interface Start {
  readonly separator: string;
  /** The index of the first line that is read. */
  readonly line: number;
  readonly hasHeader: boolean;
}

/** The header that is a bank's, or else the line above the first row with a day and an amount, or that row. */
const findStart = (lines: readonly string[]): Start | null => {
  const tables = SEPARATORS.map((separator) => ({
    separator,
    rows: lines.map((line) => readLine(line, separator)),
  }));
  for (const { separator, rows } of tables) {
    const line = rows.findIndex((cells) => findBankHeader(toHeaderNames(cells)) !== null);
    if (line >= 0) return { separator, line, hasHeader: true };
  }
  for (const { separator, rows } of tables) {
    const data = rows.findIndex((cells) => cells.length >= 3 && isData(cells));
    if (data < 0) continue;
    // An empty line may be between header and rows.
    const above = rows.slice(0, data).findLastIndex((cells) => cells.some((cell) => cell.trim() !== ''));
    const titles = toHeaderNames(rows[above] ?? []);
    const hasHeader =
      titles.length >= 3 && titles.filter((title) => title !== '').length >= titles.length / 2;
    return { separator, line: hasHeader ? above : data, hasHeader };
  }
  return null;
};

/** The offset of a line of the text, from 0. */
const findOffset = (text: string, line: number): number => {
  const lineBreak = /\r\n|\n|\r/g;
  for (let passed = 0; passed < line; passed += 1) lineBreak.exec(text);
  return lineBreak.lastIndex;
};

const toFileError = (error: unknown): unknown => {
  if (!(error instanceof CsvError)) return error;
  const isCut = error.code === 'CSV_QUOTE_NOT_CLOSED';
  return new BankFileError(isCut ? bankFileTexts.openQuote : bankFileTexts.tooComplex);
};

const parseRows = (text: string, separator: string, linesBefore: number): CsvRow[] => {
  const rows: CsvRow[] = [];
  try {
    parse(text, {
      delimiter: separator,
      record_delimiter: LINE_BREAKS,
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: MAX_ROW_BYTES,
      cast: (cell, { index }) => {
        if (index > MAX_CSV_COLUMN) throw new BankFileError(bankFileTexts.tooComplex);
        return cell;
      },
      on_record: (record: string[], { lines }) => {
        if (rows.length > MAX_ROWS) throw new BankFileError(bankFileTexts.tooComplex);
        rows.push({ line: linesBefore + lines, cells: record.map((cell) => cell.trim()) });
        return null;
      },
    });
  } catch (error) {
    throw toFileError(error);
  }
  return rows;
};

/**
 * The rows of a CSV file below its header, with semicolons, tabs or commas. Empty lines are left out. The result is null for a text in
 * which no header of a bank and no row with a day and an amount is found. Throws `BankFileError` for a file that cannot be read.
 */
export const readCsvTable = (text: string): CsvTable | null => {
  const content = text.replace(/^\ufeff/, '');
  const start = findStart(content.split(/\r\n|\n|\r/, MAX_LINES_BEFORE_HEADER + 1));
  if (start === null) return null;
  const rows = parseRows(content.slice(findOffset(content, start.line)), start.separator, start.line);
  const [first, ...others] = rows;
  return {
    header: start.hasHeader ? (first?.cells ?? []) : null,
    rows: (start.hasHeader ? others : rows).filter(({ cells }) => cells.some((cell) => cell !== '')),
    endsInRow: !/[\r\n]/.test(content.slice(content.trimEnd().length)),
  };
};
