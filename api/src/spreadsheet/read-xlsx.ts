import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import readSheets from 'read-excel-file/node';
import { ZipFile } from 'yazl';
import type { CellValue } from './sheet.types';
import { findSheetSizeProblem, type SheetLimits } from './sheet-size.rules';
import { unzip } from './unzip';

/** A workbook with 10 000 rows has about 30 MB when it is unpacked. */
const UNZIP_LIMITS = { maxEntries: 2000, maxBytes: 100 * 1024 * 1024 };

/** The file cannot be read as a workbook, or has cells outside the limits. */
export class SheetError extends Error {
  override name = 'SheetError';

  constructor(
    readonly reason: 'unreadable' | 'tooLarge',
    options?: ErrorOptions,
  ) {
    super(`The workbook is ${reason}`, options);
  }
}

export interface ReadSheet {
  readonly name: string;
  /** From the first row of the sheet on: an empty row has no cells, or null in all. */
  readonly rows: readonly (readonly CellValue[])[];
}

const isXml = (path: string): boolean => path.endsWith('.xml') || path.endsWith('.xml.rels');
const isSheet = (path: string): boolean => /\/worksheets\/[^/]+\.xml$/.test(path);

/** Zips the files again, without compression: the reader trusts the sizes that a zip states, which may be false in the original. */
const storeFiles = async (files: ReadonlyMap<string, Buffer>): Promise<Buffer> => {
  const zip = new ZipFile();
  for (const [path, content] of files) zip.addBuffer(content, path, { compress: false });
  zip.end();
  const output = new PassThrough();
  zip.outputStream.pipe(output);
  return buffer(output);
};

const ERROR_CELL = /(<(?:[^\s<>/:]+:)?c\s[^>]*?\bt\s*=\s*)(["'])e\2/g;

/**
 * The sheet with the errors of its formulas as texts: `#REF!`. The reader would leave those cells empty, as if the user had left
 * them empty.
 */
const withErrorsAsTexts = (xml: string): string => xml.replace(ERROR_CELL, '$1$2str$2');

/** The files with their sheets checked and prepared. */
const prepareFiles = (files: ReadonlyMap<string, Buffer>, limits: SheetLimits): Map<string, Buffer> =>
  new Map(
    [...files].map(([path, content]) => {
      if (!isSheet(path)) return [path, content];
      const xml = content.toString('utf8');
      const problem = findSheetSizeProblem(xml, limits);
      if (problem !== undefined) throw new SheetError(problem);
      return [path, Buffer.from(withErrorsAsTexts(xml))];
    }),
  );

/** Dates have no time of day, and are read as UTC. */
const toCellValue = (value: unknown): CellValue => {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString().slice(0, 10);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
};

/**
 * Reads the sheets of an .xlsx file. Of a formula, the value that was last calculated is read; nothing is calculated. Throws
 * `SheetError`.
 */
export const readXlsx = async (content: Buffer, limits: SheetLimits): Promise<ReadSheet[]> => {
  try {
    const files = await unzip(content, isXml, UNZIP_LIMITS);
    const sheets = await readSheets(await storeFiles(prepareFiles(files, limits)));
    return sheets.map(({ sheet, data }) => ({
      name: sheet,
      rows: data.map((row) => row.map(toCellValue)),
    }));
  } catch (error) {
    throw error instanceof SheetError ? error : new SheetError('unreadable', { cause: error });
  }
};
