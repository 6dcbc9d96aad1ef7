import { decodeText, parseCsv } from './read-csv.rules';

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
