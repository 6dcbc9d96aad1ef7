import { decodeText, readCsv } from './read-csv';

const limits = { maxRow: 100, maxColumn: 20, maxRowLength: 1000 };
const parseCsv = (content: string) => readCsv(content, limits);

test('cells are separated by semicolons, commas or tabs, as in the first line', () => {
  expect(parseCsv('Namn;Hyra\r\nÅkern;8500,50\r\n')).toEqual([
    ['Namn', 'Hyra'],
    ['Åkern', '8500,50'],
  ]);
  expect(parseCsv('Namn,Hyra\nÅkern,8500.50')).toEqual([
    ['Namn', 'Hyra'],
    ['Åkern', '8500.50'],
  ]);
  expect(parseCsv('Namn\tHyra\rÅkern\t1;2')).toEqual([
    ['Namn', 'Hyra'],
    ['Åkern', '1;2'],
  ]);
});

test('a quoted text keeps separators, line breaks and quotes', () => {
  expect(parseCsv('"a;b";c\n"rad 1\nrad 2";"säger ""hej"""')).toEqual([
    ['a;b', 'c'],
    ['rad 1\nrad 2', 'säger "hej"'],
  ]);
});

test('an empty line is an empty row, so that the rows keep their numbers', () => {
  expect(parseCsv('a;b\n\n1;2\n')).toEqual([['a', 'b'], [''], ['1', '2']]);
});

test('the byte order mark is not part of the first title', () => {
  expect(parseCsv('\ufeffNamn;Ort')).toEqual([['Namn', 'Ort']]);
});

test('bytes are UTF-8, or else Windows-1252', () => {
  expect(decodeText(Buffer.from('Örebro', 'utf8'))).toBe('Örebro');
  expect(decodeText(Buffer.from([0xd6, 0x72, 0x65, 0x62, 0x72, 0x6f, 0x80]))).toBe('Örebro€');
});

test('quotes within a text, and line breaks of several systems in one file, are read as they are', () => {
  expect(parseCsv('Lgh "1";b\r\n1;2\n3;4\r5;6')).toEqual([
    ['Lgh "1"', 'b'],
    ['1', '2'],
    ['3', '4'],
    ['5', '6'],
  ]);
});

test('a title in quotes may contain other separators and line breaks', () => {
  expect(parseCsv('"a,b,c\n,,"";";d\n1;2')).toEqual([
    ['a,b,c\n,,";', 'd'],
    ['1', '2'],
  ]);
});

const MEGABYTES = 9_000_000;
test.each([
  ['only quotes', '"'.repeat(MEGABYTES), 'rowTooLong'],
  ['an open quote before many lines', `a;b\n"${'x\n'.repeat(MEGABYTES / 2)}`, 'rowTooLong'],
  ['one long text', 'x'.repeat(MEGABYTES), 'rowTooLong'],
  ['a row of separators', ';'.repeat(MEGABYTES), 'tooManyColumns'],
  ['only line breaks', '\n'.repeat(MEGABYTES), 'tooManyRows'],
  ['an open quote', 'a;b\n"c;d', 'openQuote'],
])('refuses %s while it is read', (_name, content, reason) => {
  expect(() => parseCsv(content)).toThrow(expect.objectContaining({ name: 'SheetError', reason }));
});

test('limits are inclusive, and the error tells the line', () => {
  const row = Array.from({ length: 20 }, () => 'x').join(';');
  expect(parseCsv(`${row}\n`.repeat(100))).toHaveLength(100);
  expect(() => parseCsv(`${row}\n`.repeat(101))).toThrow(expect.objectContaining({ reason: 'tooManyRows' }));
  expect(() => parseCsv(`${row};x`)).toThrow(expect.objectContaining({ reason: 'tooManyColumns' }));
  expect(() => parseCsv(`a;b\nc;d\n${'x'.repeat(1001)};e`)).toThrow(
    expect.objectContaining({ reason: 'rowTooLong', line: 3 }),
  );
});
