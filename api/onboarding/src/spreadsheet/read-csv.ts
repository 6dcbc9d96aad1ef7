import { latin1ToWindows1252 } from '@husrum/format';
import { CsvError, parse } from 'csv-parse/sync';
import type { SheetLimits } from './read-sheet.types';
import { SheetError } from './sheet-error';

const SEPARATORS = [';', ',', '\t'] as const;
type Separator = (typeof SEPARATORS)[number];

/** UTF-8, with or without a byte order mark; otherwise Windows-1252, in which Swedish Excel writes CSV files. */
export const decodeText = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return latin1ToWindows1252(Buffer.from(bytes).toString('latin1'));
  }
};

/** The line breaks of all systems, which one file may mix. */
const LINE_BREAKS = ['\r\n', '\n', '\r'];

/** The separator that occurs most often in the first line, outside quotes. */
const findSeparator = (text: string, maxLength: number): Separator => {
  const counts: Record<Separator, number> = { ';': 0, ',': 0, '\t': 0 };
  let isQuoted = false;
  for (const char of text.slice(0, maxLength)) {
    if (char === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (char === '\n' || char === '\r')) break;
    else if (!isQuoted && (char === ';' || char === ',' || char === '\t')) counts[char] += 1;
  }
  return SEPARATORS.reduce((best, separator) => (counts[separator] > counts[best] ? separator : best));
};

export interface CsvLimits extends SheetLimits {
  /** Bytes of a row. */
  readonly maxRowLength: number;
}

const toSheetError = (error: unknown): SheetError => {
  if (error instanceof SheetError) return error;
  if (!(error instanceof CsvError)) return new SheetError('unreadable', { cause: error });
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return new SheetError('openQuote', { cause: error });
  if (error.code !== 'CSV_MAX_RECORD_SIZE') return new SheetError('unreadable', { cause: error });
  return new SheetError('rowTooLong', { cause: error }, Number(error.lines));
};

/**
 * The rows of a CSV file as texts. A quoted text may contain separators, line breaks, and quotes written twice. An empty line is
 * a row with one empty text. Throws `SheetError`, at the first row or cell outside the limits.
 */
export const readCsv = (content: string, { maxRow, maxColumn, maxRowLength }: CsvLimits): string[][] => {
  const text = content.replace(/^\ufeff/, '');
  try {
    return parse(text, {
      delimiter: findSeparator(text, maxRowLength),
      record_delimiter: LINE_BREAKS,
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: maxRowLength,
      cast: (value, { index }) => {
        if (index >= maxColumn) throw new SheetError('tooManyColumns');
        return value;
      },
      on_record: (row: string[], { records }) => {
        if (records > maxRow) throw new SheetError('tooManyRows');
        return row;
      },
    });
  } catch (error) {
    throw toSheetError(error);
  }
};
