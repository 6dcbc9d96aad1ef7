import { createWriteStream } from 'node:fs';
import { PRIVATE_FILE_MODE } from '../private-files';
import { writeCsv } from './csv';
import type { Sheet } from './sheet.types';
import { writeXlsx } from './write-xlsx';

/** Writes a sheet to a file on disk. Its rows are read while they are written. */
export const writeSheetFile = (format: 'csv' | 'xlsx', sheet: Sheet, file: string): Promise<void> => {
  const output = createWriteStream(file, { mode: PRIVATE_FILE_MODE });
  return format === 'csv' ? writeCsv(sheet, output) : writeXlsx([sheet], output);
};
