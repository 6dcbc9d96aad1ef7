import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { readXlsx } from './read-xlsx';
import { unzip } from './unzip';
import { createXlsx } from './write-xlsx';

const limits = { maxRow: 100, maxColumn: 20 };
const everything = () => true;

const workbook = () =>
  createXlsx([
    {
      name: 'Bestånd',
      columns: [
        { title: 'Namn', kind: 'text' },
        { title: 'Start', kind: 'date' },
        { title: 'Hyra', kind: 'number' },
      ],
      rows: [
        [
          ['Lgh 1001', '2026-12-01', 8500.5],
          [null, null, null],
          ['=1+1', null, true],
        ],
      ],
    },
    { name: 'Annat', columns: [{ title: 'A', kind: 'text' }], rows: [] },
  ]);

/** The workbook with the rows of its first sheet replaced. */
const withRows = async (rowsXml: string): Promise<Buffer> => {
  const files = await unzip(await workbook(), everything, { maxEntries: 100, maxBytes: 1e6 });
  const zip = new ZipFile();
  for (const [path, content] of files)
    zip.addBuffer(
      path.endsWith('sheet1.xml')
        ? Buffer.from(
            content.toString().replace(/<sheetData>.*<\/sheetData>/s, `<sheetData>${rowsXml}</sheetData>`),
          )
        : content,
      path,
    );
  zip.end();
  const output = new PassThrough();
  zip.outputStream.pipe(output);
  return buffer(output);
};
const readRows = async (rowsXml: string) => (await readXlsx(await withRows(rowsXml), limits))[0]?.rows;

test('reads texts, dates, numbers and empty rows of every sheet', async () => {
  const [first, second] = await readXlsx(await workbook(), limits);
  expect(first).toEqual({
    name: 'Bestånd',
    rows: [
      ['Namn', 'Start', 'Hyra'],
      ['Lgh 1001', '2026-12-01', 8500.5],
      [null, null, null],
      ['=1+1', null, true],
    ],
  });
  expect(second?.name).toBe('Annat');
});

test('a formula is read as the value that was last calculated, or as its error', async () => {
  expect(
    await readRows(
      '<row r="1"><c r="A1"><f>40+2</f><v>42</v></c><c r="B1" t="str"><f>CONCAT("a","b")</f><v>ab</v></c><c r="C1" t="e"><f>1/0</f><v>#DIV/0!</v></c></row>',
    ),
  ).toEqual([[42, 'ab', '#DIV/0!']]);
});

test.each([
  ['a cell far to the right', '<row r="1"><c r="XFD1"><v>1</v></c></row>', 'tooLarge'],
  ['a cell far down', '<row r="1000000"><c r="A1000000"><v>1</v></c></row>', 'tooLarge'],
  ['broken XML', '<row r="1"><c r="A1"><v>1</v>', 'unreadable'],
])('refuses %s', async (_name, xml, reason) => {
  await expect(readRows(xml)).rejects.toMatchObject({ reason });
});

test('refuses a workbook that was cut off, whether early or late', async () => {
  const whole = await workbook();
  for (const part of [0.1, 0.3, 0.5, 0.7, 0.9, 0.99])
    await expect(readXlsx(whole.subarray(0, whole.length * part), limits)).rejects.toMatchObject({
      reason: 'unreadable',
    });
});

test('reads a zip whose headers state no sizes, as some programs write it', async () => {
  const zip = new ZipFile();
  for (const [path, content] of await unzip(await workbook(), everything, {
    maxEntries: 100,
    maxBytes: 1e6,
  }))
    zip.addReadStream(Readable.from([content]), path);
  zip.end();
  const output = new PassThrough();
  zip.outputStream.pipe(output);
  const [first] = await readXlsx(await buffer(output), limits);
  expect(first?.rows[1]).toEqual(['Lgh 1001', '2026-12-01', 8500.5]);
});

test.each([
  ['no zip', Buffer.from('Namn;Hyra')],
  ['an empty file', Buffer.alloc(0)],
  ['the start of a zip', Buffer.from('PK\u0003\u0004')],
])('refuses %s', async (_name, content) => {
  await expect(readXlsx(content, limits)).rejects.toMatchObject({ reason: 'unreadable' });
});

test('unpacks no more than permitted, whatever sizes the zip states', async () => {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.alloc(1_000_000), 'a.xml');
  zip.end();
  const output = new PassThrough();
  zip.outputStream.pipe(output);
  const content = await buffer(output);
  expect(content.length).toBeLessThan(5000);
  await expect(unzip(content, everything, { maxEntries: 10, maxBytes: 999_999 })).rejects.toThrow();
  const files = await unzip(content, everything, { maxEntries: 10, maxBytes: 1_000_000 });
  expect(files.get('a.xml')).toHaveLength(1_000_000);
  await expect(unzip(content, everything, { maxEntries: 0, maxBytes: 1_000_000 })).rejects.toThrow();
});
