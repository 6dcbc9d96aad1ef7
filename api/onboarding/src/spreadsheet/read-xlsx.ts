import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import readSheets from 'read-excel-file/node';
import { ZipFile } from 'yazl';
import { completeRows } from './complete-rows.rules';
import type { ReadCell, SheetLimits } from './read-sheet.types';
import { hasStaleValues, readSheetCells, type SheetCells } from './sheet-cells';
import { SheetError } from './sheet-error';
import { unzip } from './unzip';

/** A workbook with 10 000 rows has about 30 MB when it is unpacked. */
const UNZIP_LIMITS = { maxEntries: 2000, maxBytes: 100 * 1024 * 1024 };

export interface ReadSheet {
  readonly name: string;
  /** From the first row of the sheet on: an empty row has no cells, or null in all. */
  readonly rows: readonly (readonly ReadCell[])[];
}

const isXml = (path: string): boolean => path.endsWith('.xml') || path.endsWith('.xml.rels');
const WORKBOOK = 'xl/workbook.xml';
const isSheet = (path: string, content: Buffer): boolean =>
  /\/worksheets\/[^/]+\.xml$/.test(path) || content.includes('<sheetData');

/** Zips the files again, without compression: the reader trusts the sizes that a zip states, which may be false in the original. */
const storeFiles = async (files: ReadonlyMap<string, Buffer | string>): Promise<Buffer> => {
  const zip = new ZipFile();
  for (const [path, content] of files) zip.addBuffer(Buffer.from(content), path, { compress: false });
  zip.end();
  const output = new PassThrough();
  zip.outputStream.pipe(output);
  return buffer(output);
};

/** The reader knows the flag of workbooks whose days count from 1904 only as a number; Calc writes it as a word. */
const withNumericFlag = (workbook: string): string =>
  workbook.replace(/(\bdate1904=["'])(?:true|on)(?=["'])/, '$11');

/** What the reader does not tell about the sheets, by their path. */
type CellsByPath = ReadonlyMap<string, SheetCells>;

const readCells = (files: ReadonlyMap<string, Buffer>, limits: SheetLimits): CellsByPath => {
  const workbook = files.get(WORKBOOK)?.toString('utf8');
  const isStale = workbook !== undefined && hasStaleValues(workbook);
  return new Map(
    [...files]
      .filter(([path, content]) => isSheet(path, content))
      .map(([path, content]) => [
        path,
        readSheetCells(content.toString('utf8'), limits, { name: path, isStale }),
      ]),
  );
};

/** Dates have no time of day, and are read as UTC. */
const toReadCell = (value: unknown): ReadCell => {
  if (value instanceof Date)
    return Number.isNaN(value.getTime()) ? null : { date: value.toISOString().slice(0, 10) };
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
};

/** The rows as the reader returns them, below a row with the path of the sheet. */
const toRows = ([first, ...others]: readonly (readonly unknown[])[], cells: CellsByPath): ReadCell[][] => {
  const own = cells.get(String(first?.[0]));
  if (own === undefined) throw new SheetError('unreadable');
  return completeRows(
    others.map((row) => row.map(toReadCell)),
    own,
  );
};

/**
 * Reads the sheets of an .xlsx file. Of a formula, the value that was last calculated is read; nothing is calculated, and a cell
 * whose value cannot be relied on is marked. Throws `SheetError`.
 */
export const readXlsx = async (content: Buffer, limits: SheetLimits): Promise<ReadSheet[]> => {
  try {
    const files = await unzip(content, isXml, UNZIP_LIMITS);
    const cells = readCells(files, limits);
    const prepared = new Map(
      [...files].map(([path, file]) => [
        path,
        cells.get(path)?.xml ?? (path === WORKBOOK ? withNumericFlag(file.toString('utf8')) : file),
      ]),
    );
    const sheets = await readSheets(await storeFiles(prepared));
    // A sheet that is only a chart has no rows.
    return sheets.flatMap(({ sheet, data }) =>
      Array.isArray(data) ? [{ name: sheet, rows: toRows(data, cells) }] : [],
    );
  } catch (error) {
    throw error instanceof SheetError ? error : new SheetError('unreadable', { cause: error });
  }
};
