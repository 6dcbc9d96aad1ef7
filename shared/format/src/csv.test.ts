import { toCsv } from './csv';

const BOM = '\ufeff';

test('uses semicolons, decimal comma and a byte order mark, so that Excel reads å', () => {
  expect(
    toCsv([
      ['Objekt', 'Kvar'],
      ['Lägenhet Å', 8500.5],
      [null, -1200],
    ]),
  ).toBe(`${BOM}Objekt;Kvar\r\nLägenhet Å;8500,50\r\n;-1200\r\n`);
});

test.each([
  ['=1+1', "'=1+1"],
  ['+46701740605', '+46701740605'],
  ['+46 70 174 06 05', '+46 70 174 06 05'],
  ['-5', "'-5"],
  ['+46-70', "'+46-70"],
  ['-2+3', "'-2+3"],
  ['+cmd', "'+cmd"],
  ['＝1+1', "'＝1+1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['\u202e=1+1', "'=1+1"],
  ['Lgh\u2066 1101\u2069', 'Lgh 1101'],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['a;b', '"a;b"'],
  ['sa "hej"', '"sa ""hej"""'],
  ['=HYPERLINK("x";"y")', `"'=HYPERLINK(""x"";""y"")"`],
  ['två\nrader', '"två\nrader"'],
])('%j is written %j', (text, cell) => {
  expect(toCsv([[text]])).toBe(`${BOM}${cell}\r\n`);
});
