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
  ['+46 70', "'+46 70"],
  ['-5', "'-5"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['a;b', '"a;b"'],
  ['sa "hej"', '"sa ""hej"""'],
  ['=HYPERLINK("x";"y")', `"'=HYPERLINK(""x"";""y"")"`],
  ['två\nrader', '"två\nrader"'],
])('%j is written %j', (text, cell) => {
  expect(toCsv([[text]])).toBe(`${BOM}${cell}\r\n`);
});
