import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createXlsx } from '@husrum/api-platform';
import { ZipFile } from 'yazl';
import { readXlsx } from './read-xlsx';
import { unzip } from './unzip';
import { changeXlsx, replaceRows } from './xlsx.test-data';

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

const readChanged = async (change: { rows: string; behind?: string; properties?: string }) =>
  (await readXlsx(await replaceRows(await workbook(), change), limits))[0]?.rows;
const readRows = (rows: string) => readChanged({ rows });

test('reads texts, dates, numbers and empty rows of every sheet', async () => {
  const [first, second] = await readXlsx(await workbook(), limits);
  expect(first).toEqual({
    name: 'Bestånd',
    rows: [
      ['Namn', 'Start', 'Hyra'],
      ['Lgh 1001', { date: '2026-12-01' }, 8500.5],
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

test('a date in ISO form is the day that is written, with and without a time of day, in any zone of the server', async () => {
  expect(
    await readRows(
      '<row r="1"><c r="A1" t="d" s="1"><v>2026-11-29</v></c><c r="B1" t="d" s="1"><v>2026-11-29T00:00:00</v></c><c r="C1" t="d" s="1"><v>2026-11-29T23:59:59.999</v></c></row>',
    ),
  ).toEqual([[{ date: '2026-11-29' }, { date: '2026-11-29' }, { date: '2026-11-29' }]]);
});

test.each(['1', 'true', '0', 'false'])(
  'with the flag date1904="%s" days count from the year that it says',
  async (flag) => {
    const file = await changeXlsx(await workbook(), (xml, path) =>
      path === 'xl/workbook.xml' ? xml.replace('<sheets>', `<workbookPr date1904="${flag}"/><sheets>`) : xml,
    );
    const [sheet] = await readXlsx(file, limits);
    const is1904 = flag === '1' || flag === 'true';
    expect(sheet?.rows[1]?.[1]).toEqual({ date: is1904 ? '2030-12-02' : '2026-12-01' });
  },
);

const uncalculated = { isUncalculated: true };
/** What XlsxWriter, openpyxl and Apache POI write in `workbook.xml`. */
const STALE = '<calcPr calcId="124519" fullCalcOnLoad="1"/>';

test.each([
  ['no value, as Apache POI writes it', '<c r="A1"><f>40+2</f></c>'],
  ['an empty value, as openpyxl writes it', '<c r="A1"><f>40+2</f><v></v></c>'],
  ['an empty element of a value', '<c r="A1" s="0"><f>40+2</f><v/></c>'],
  ['a text without value', '<c r="A1" t="str"><f>CONCAT("a","b")</f></c>'],
  ['an error without value', '<c r="A1" t="e"><f>1/0</f></c>'],
  ['a shared formula without value', '<c r="A1"><f t="shared" si="0"/></c>'],
  ['a prefix of a namespace', '<x:c xmlns:x="u" r="A1"><x:f>40+2</x:f></x:c>'],
])('a formula with %s is not calculated', async (_name, cell) => {
  expect(await readRows(`<row r="1">${cell}</row>`)).toEqual([[uncalculated]]);
});

test('a formula whose text is empty has been calculated', async () => {
  expect(
    await readRows('<row r="1"><c r="A1" t="str"><f>IF(TRUE,"")</f><v></v></c><c r="B1"><v>1</v></c></row>'),
  ).toEqual([[null, 1]]);
});

test('no value of a formula counts in a workbook that is to be calculated when it is opened; other values do', async () => {
  const rows =
    '<row r="1"><c r="A1"><f>40+2</f><v>0</v></c><c r="B1" t="str"><f>CONCAT("a","b")</f><v></v></c><c r="C1"><v>7</v></c></row>';
  expect(await readChanged({ rows, properties: STALE })).toEqual([[uncalculated, uncalculated, 7]]);
  for (const properties of [
    '<calcPr fullCalcOnLoad="true"/>',
    '<calcPr calcMode="manual" calcCompleted="0"/>',
  ])
    expect(await readChanged({ rows, properties })).toEqual([[uncalculated, uncalculated, 7]]);
  // Excel and LibreOffice write these properties.
  for (const properties of ['<calcPr calcId="191029"/>', '<calcPr fullCalcOnLoad="0" calcCompleted="1"/>'])
    expect(await readChanged({ rows, properties })).toEqual([[0, null, 7]]);
});

test('an array formula fills several cells, of which only the first has the formula', async () => {
  const rows =
    '<row r="1"><c r="A1"><f t="array" ref="A1:B2">C1:D2*2</f><v>0</v></c><c r="B1"><v>0</v></c></row><row r="2"><c r="A2"><v>0</v></c><c r="B2"><v>0</v></c><c r="C2"><v>7</v></c></row>';
  expect(await readRows(rows)).toEqual([
    [0, 0, null],
    [0, 0, 7],
  ]);
  expect(await readChanged({ rows, properties: STALE })).toEqual([
    [uncalculated, uncalculated, null],
    [uncalculated, uncalculated, 7],
  ]);
});

test('the values of merged cells are those of each of their rows', async () => {
  const rows =
    '<row r="1"><c r="A1"><v>1</v></c><c r="B1"><v>2</v></c></row><row r="2"><c r="A2"><v>99</v></c><c r="B2"><v>3</v></c></row>';
  expect(
    await readChanged({ rows, behind: '<mergeCells count="1"><mergeCell ref="A1:A2"/></mergeCells>' }),
  ).toEqual([
    [1, 2],
    [1, 3],
  ]);
});

test('a formatted text, a text with its pronunciation and special characters are read', async () => {
  expect(
    await readRows(
      '<row r="1"><c r="A1" t="inlineStr"><is><r><t>Å &amp; </t></r><r><t>B&lt;</t></r><rPh sb="0" eb="1"><t>x</t></rPh></is></c><c r="B1" t="str"><v><![CDATA[<c r="ZZ1">]]></v></c></row>',
    ),
  ).toEqual([['Å & B<', '<c r="ZZ1">']]);
});

test.each([
  ['a cell far to the right', '<row r="1"><c r="XFD1"><v>1</v></c></row>', 'tooManyColumns'],
  [
    'a cell to the right behind a text like a position',
    `<row><c a=" r='A1'" r="U1"><v>1</v></c></row>`,
    'tooManyColumns',
  ],
  ['a position as an entity', '<row><c r="&#88;FD1"><v>1</v></c></row>', 'tooManyColumns'],
  ['a bracket that hides the position', '<row><c a=">" r="XFD1"><v>1</v></c></row>', 'tooManyColumns'],
  ['a cell far down', '<row r="1000000"><c r="A1000000"><v>1</v></c></row>', 'tooManyRows'],
  ['a formula far down', '<row r="101"><c r="A101"><f>1</f></c></row>', 'tooManyRows'],
  ['broken XML', '<row r="1"><c r="A1"><v>1</v>', 'unreadable'],
  ['two positions', '<row><c r="A1" r="XFD1"><v>1</v></c></row>', 'unreadable'],
  ['a cell without a position', '<row><c><v>1</v></c></row>', 'unreadable'],
  ['a number that is none', '<row><c r="A1"><v>x</v></c></row>', 'unreadable'],
])('refuses %s', async (_name, xml, reason) => {
  await expect(readRows(xml)).rejects.toMatchObject({ reason });
});

test.each([
  ['a cell at the limit', '<row r="100"><c r="T100"><v>1</v></c></row>', 100],
  ['an empty cell outside, which only has a format', '<row r="100000"><c r="XFD100000" s="1"/></row>', 0],
  ['a row without a number', '<row><c r="A2"><v>1</v></c></row>', 2],
  [
    'names with a prefix and single quotes',
    "<x:row xmlns:x='u' r='1'><x:c r='A1'><x:v>1</x:v></x:c></x:row>",
    1,
  ],
  ['a cell whose value is missing', '<row r="1"><c r="A1" t="s"/><c r="B1" t="b"></c></row>', 0],
])('accepts %s', async (_name, xml, rows) => {
  expect(await readRows(xml)).toHaveLength(rows);
});

test('ranges that together have more cells than the sheet are refused, before they take time', async () => {
  const merged = '<mergeCell ref="A1:XFD1048576"/>'.repeat(2);
  await expect(
    readChanged({
      rows: '<row r="1"><c r="A1"><v>1</v></c></row>',
      behind: `<mergeCells>${merged}</mergeCells>`,
    }),
  ).rejects.toMatchObject({ reason: 'unreadable' });
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
  expect(first?.rows[1]).toEqual(['Lgh 1001', { date: '2026-12-01' }, 8500.5]);
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
