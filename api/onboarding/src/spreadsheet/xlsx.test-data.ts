import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { unzip } from './unzip';

const LIMITS = { maxEntries: 100, maxBytes: 10_000_000 };

/** The workbook with its XML files changed, as other programs write them. */
export const changeXlsx = async (
  workbook: Buffer,
  change: (xml: string, path: string) => string,
): Promise<Buffer> => {
  const files = await unzip(workbook, () => true, LIMITS);
  const zip = new ZipFile();
  for (const [path, content] of files) zip.addBuffer(Buffer.from(change(content.toString(), path)), path);
  zip.end();
  const output = new PassThrough();
  zip.outputStream.pipe(output);
  return buffer(output);
};

/** The workbook with the rows of its first sheet replaced, and with other XML behind them or in `workbook.xml`. */
export const replaceRows = (
  workbook: Buffer,
  { rows, behind = '', properties = '' }: { rows: string; behind?: string; properties?: string },
): Promise<Buffer> =>
  changeXlsx(workbook, (xml, path) => {
    if (path.endsWith('sheet1.xml'))
      return xml.replace(/<sheetData>.*<\/sheetData>/s, () => `<sheetData>${rows}</sheetData>${behind}`);
    return path === 'xl/workbook.xml' ? xml.replace('</workbook>', () => `${properties}</workbook>`) : xml;
  });
