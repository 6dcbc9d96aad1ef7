import { PassThrough } from 'node:stream';
import readSheets, { readSheet } from 'read-excel-file/node';
import { csvChunks } from './csv';
import type { Sheet, SheetRow } from './sheet.types';
import { uniqueSheetName } from './workbook-xml';
import { createXlsx, writeXlsx } from './write-xlsx';

const columns: Sheet['columns'] = [
  { title: 'Namn', kind: 'text' },
  { title: 'Antal', kind: 'number' },
  { title: 'Hyra (kr)', kind: 'kr' },
  { title: 'Start', kind: 'date' },
  { title: 'Aktiv', kind: 'boolean' },
];
const rows: readonly SheetRow[] = [
  ['Åsa & <Bo> "Öberg"', 3, 8500.5, '2026-11-23', true],
  ['=1+1', 1234.5678, -12, '1899-12-31', false],
  ['_x0041_ \u0007rad 1\nrad 2', null, null, null, null],
];

it('a workbook has typed cells and a totals row, without characters that XML or Excel refuses', async () => {
  const content = await createXlsx([
    {
      name: 'Avier: 2026',
      columns,
      rows: [rows.slice(0, 2), [], rows.slice(2)],
      totals: () => [['Summa', null, 8488.5, null, null]],
    },
  ]);
  const [sheet] = await readSheets(content);
  expect(sheet?.sheet).toBe('Avier  2026');
  expect(sheet?.data).toEqual([
    ['Namn', 'Antal', 'Hyra (kr)', 'Start', 'Aktiv'],
    ['Åsa & <Bo> "Öberg"', 3, 8500.5, new Date('2026-11-23T00:00:00Z'), true],
    ['=1+1', 1234.5678, -12, '1899-12-31', false],
    ['_x0041_ rad 1\nrad 2', null, null, null, null],
    ['Summa', null, 8488.5, null, null],
  ]);
});

it('a table with more rows than a sheet can have continues in another sheet, with its header', async () => {
  const many = Array.from({ length: 7 }, (_row, index): SheetRow => [index]);
  const output = new PassThrough();
  const chunks: Buffer[] = [];
  output.on('data', (chunk: Buffer) => chunks.push(chunk));
  const numbers: Sheet = {
    name: 'Tal',
    columns: [{ title: 'Tal', kind: 'number' }],
    rows: [many.slice(0, 5), many.slice(5)],
    totals: () => [[21]],
  };
  // There are 29 rows: the header, three numbers, and 25 rows that are reserved for totals.
  await writeXlsx([numbers, { ...numbers, name: 'tal', rows: [] }], output, { maxSheetRows: 29 });
  const sheets = await readSheets(Buffer.concat(chunks));
  expect(sheets.map(({ sheet, data }) => [sheet, data.flat()])).toEqual([
    ['Tal', ['Tal', 0, 1, 2]],
    ['Tal (2)', ['Tal', 3, 4, 5]],
    ['Tal (3)', ['Tal', 6, 21]],
    ['tal (4)', ['Tal', 21]],
  ]);
});

it('an error while the rows are read fails the workbook, and the source of the rows is closed', async () => {
  const closed = jest.fn();
  async function* failing() {
    try {
      yield [['a']];
      throw new Error('gone');
    } finally {
      closed();
    }
  }
  const sheet: Sheet = { name: 'A', columns: [{ title: 'A', kind: 'text' }], rows: failing() };
  await expect(createXlsx([sheet])).rejects.toThrow('gone');
  expect(closed).toHaveBeenCalled();
});

it('numbers keep all their decimals', async () => {
  const content = await createXlsx([
    {
      name: 'Tal',
      columns: [{ title: 'Tal', kind: 'number' }],
      rows: [[[0.0001], [1e21], [123456789.1234]]],
    },
  ]);
  expect(await readSheet(content)).toEqual([['Tal'], [0.0001], [1e21], [123456789.1234]]);
});

it('CSV has a byte order mark, decimal commas and quotes, and no formulas', async () => {
  let text = '';
  for await (const chunk of csvChunks({ columns, rows: [rows] })) text += chunk;
  expect(text).toBe(
    [
      '\ufeffNamn;Antal;Hyra (kr);Start;Aktiv',
      '"Åsa & <Bo> ""Öberg""";3;8500,5;2026-11-23;Ja',
      "'=1+1;1234,5678;-12;1899-12-31;Nej",
      '"_x0041_ \u0007rad 1\nrad 2";;;;',
      '',
    ].join('\r\n'),
  );
});

it('a number of more than 15 digits keeps them all: as a number in CSV, as a text in Excel', async () => {
  const sheet: Sheet = {
    name: 'Tal',
    columns: [
      { title: 'Summa (kr)', kind: 'number', decimals: 2 },
      { title: 'Namn', kind: 'text' },
    ],
    rows: [[['-12345678901234567.89', '-12345678901234567.89']]],
  };
  let csv = '';
  for await (const chunk of csvChunks(sheet)) csv += chunk;
  expect(csv.split('\r\n')[1]).toBe("-12345678901234567,89;'-12345678901234567.89");
  const [, row] = await readSheet(await createXlsx([sheet]));
  expect(row).toEqual(['-12345678901234567,89', '-12345678901234567.89']);
});

it.each([
  ['Avier', [], 'Avier'],
  ['avier', ['Avier'], 'avier (2)'],
  [":'Hyror': [2026]", [], "Hyror'   2026"],
  ["123456789012345678901234567890'b", [], '123456789012345678901234567890'],
  ["''", [], 'Blad'],
])('the sheet name %j in a workbook with the sheets %j becomes %j', (wanted, taken, expected) => {
  expect(uniqueSheetName(wanted, taken)).toBe(expected);
});
