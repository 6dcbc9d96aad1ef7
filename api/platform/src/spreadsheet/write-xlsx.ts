import { PassThrough, Readable, type Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { columnLetters } from './cell-xml.rules';
import type { Sheet, SheetRow } from './sheet.types';
import { rowXml, sheetEnd, sheetStart } from './sheet-xml';
import { stylesXml } from './styles-xml';
import { sheetPath, uniqueSheetName, workbookParts } from './workbook-xml';

export const XLSX_MIMETYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The limit of Excel, header included. A table with more rows continues in another sheet. */
const MAX_SHEET_ROWS = 1_048_576;
/** The rows at the end of a sheet that are reserved for totals. */
const MAX_TOTAL_ROWS = 25;
/** A low level, for speed: a higher one takes twice the time and saves a tenth of the size. */
const COMPRESSION_LEVEL = 3;

/** Reads the rows of a table, one chunk after the other, across the sheets that they fill. */
const createRowReader = ({ rows }: Sheet) => {
  const chunks = Symbol.asyncIterator in rows ? rows[Symbol.asyncIterator]() : rows[Symbol.iterator]();
  let chunk: readonly SheetRow[] = [];
  const hasMore = async (): Promise<boolean> => {
    while (chunk.length === 0) {
      const next = await chunks.next();
      if (next.done) return false;
      chunk = next.value;
    }
    return true;
  };
  return {
    hasMore,
    /** At most `limit` rows; none when all have been read. */
    read: async (limit: number): Promise<readonly SheetRow[]> => {
      if (!(await hasMore())) return [];
      const taken = chunk.slice(0, limit);
      chunk = chunk.slice(limit);
      return taken;
    },
    /** Tells the source that no more rows will be read. */
    close: async (): Promise<void> => {
      await chunks.return?.();
    },
  };
};

type RowReader = ReturnType<typeof createRowReader>;

/** The XML of one sheet. Calls `done` at its end, with whether rows are left for another sheet. */
async function* sheetXml(
  sheet: Sheet,
  reader: RowReader,
  maxRows: number,
  done: (hasMore: boolean) => void,
): AsyncGenerator<Buffer> {
  const { columns } = sheet;
  const layout = {
    columns,
    letters: columns.map((_column, index) => columnLetters(index)),
  };
  const lastAllowed = maxRows - MAX_TOTAL_ROWS;
  let lastRow = 1;
  let rows = await reader.read(lastAllowed - lastRow);
  yield Buffer.from(sheetStart(columns, rows));
  while (rows.length > 0) {
    let xml = '';
    for (const row of rows) {
      lastRow += 1;
      xml += rowXml(lastRow, row, layout);
    }
    // It yields buffers instead of strings: streams keep chunks in memory for a while, and strings would fill the heap.
    yield Buffer.from(xml);
    if (lastRow >= lastAllowed) break;
    rows = await reader.read(lastAllowed - lastRow);
  }
  const hasMore = await reader.hasMore();
  const totals = hasMore ? [] : (sheet.totals?.() ?? []);
  const totalRows = totals.map((row, index) => rowXml(lastRow + 1 + index, row, layout, { bold: true }));
  yield Buffer.from(totalRows.join('') + sheetEnd(columns, lastRow));
  done(hasMore);
}

export interface XlsxOptions {
  readonly maxSheetRows?: number;
}

/** Writes a workbook to the stream and ends it. Rows are read as fast as they are written, and never all in memory. */
export const writeXlsx = async (
  sheets: readonly Sheet[],
  output: Writable,
  { maxSheetRows = MAX_SHEET_ROWS }: XlsxOptions = {},
): Promise<void> => {
  const zip = new ZipFile();
  const compression = { compress: true, compressionLevel: COMPRESSION_LEVEL };
  const names: string[] = [];

  const finish = (): void => {
    for (const [path, xml] of workbookParts(names)) zip.addBuffer(Buffer.from(xml), path, compression);
    zip.addBuffer(Buffer.from(stylesXml), 'xl/styles.xml', compression);
    zip.end();
  };
  let reader: RowReader | undefined;
  /** The parts are compressed in the order in which they are added: each adds the next when its rows are written. */
  const addSheet = (index: number, continued?: RowReader): void => {
    const sheet = sheets[index];
    if (!sheet) {
      finish();
      return;
    }
    const rows = continued ?? createRowReader(sheet);
    reader = rows;
    names.push(uniqueSheetName(sheet.name, names));
    const xml = Readable.from(
      sheetXml(sheet, rows, maxSheetRows, (hasMore) =>
        hasMore ? addSheet(index, rows) : addSheet(index + 1),
      ),
      // A chunk is written before the next is read.
      { highWaterMark: 1 },
    );
    xml.on('error', (error) => zip.emit('error', error));
    zip.addReadStreamLazy(sheetPath(names.length), compression, (callback) => callback(null, xml));
  };
  const failed = new Promise<never>((_resolve, reject) => zip.on('error', reject));
  addSheet(0);
  try {
    await Promise.race([pipeline(zip.outputStream, output), failed]);
  } catch (error) {
    output.destroy(error instanceof Error ? error : undefined);
    await reader?.close();
    throw error;
  }
};

/** A small workbook in memory. */
export const createXlsx = async (sheets: readonly Sheet[]): Promise<Buffer> => {
  const output = new PassThrough();
  const [content] = await Promise.all([buffer(output), writeXlsx(sheets, output)]);
  return content;
};
