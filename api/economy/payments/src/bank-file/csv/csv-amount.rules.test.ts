import { findDecimalSign, readCsvAmount } from './csv-amount.rules';

test.each([
  ['8500,00', 850_000],
  ['8 500,00', 850_000],
  ['8\u00a0500,00', 850_000],
  ['12\u202f345,67', 1_234_567],
  ['8500.00', 850_000],
  ['8500', 850_000],
  ['8500,5', 850_050],
  ['-8500,00', -850_000],
  ['\u22121 432,50', -143_250],
  ['8500,00-', -850_000],
  ['+8500,00', 850_000],
  ['-200 kr', -20_000],
  ['-19 961,17 kr', -1_996_117],
  ['8 500,00 SEK', 850_000],
  ['1.234,56', 123_456],
  ['1,234.56', 123_456],
  ['1.234.567', 123_456_700],
  ['44983.000', 4_498_300],
  ['-253.520', null],
  ['0,00', 0],
  ['-0,00', 0],
  [',50', 50],
  ['000000008500,00', 850_000],
])('%s is %p öre', (text, ore) => {
  expect(readCsvAmount(text, null)).toBe(ore);
});

test('an amount that can be read in two ways is read as the other amounts of the file, or not at all', () => {
  expect(findDecimalSign(['-253.520', '44983.000'])).toBe('.');
  expect(readCsvAmount('-253.520', '.')).toBe(-25_352);
  expect(findDecimalSign(['1.234', '8500,00'])).toBe(',');
  expect(readCsvAmount('1.234', ',')).toBe(123_400);
  expect(findDecimalSign(['1.234', '2.500'])).toBeNull();
  expect(findDecimalSign(['8500,00', '8500.00'])).toBeNull();
  expect(readCsvAmount('1.234', null)).toBeNull();
});

test.each([
  '',
  'kr',
  'Belopp',
  '2026-11-27',
  '1 2345',
  '12,345',
  '1,2,3',
  '--5',
  '5-5',
  '-5-',
  '1e5',
  '12345678901234',
  '1.2345,00',
])('"%s" is no amount', (text) => {
  expect(readCsvAmount(text, ',')).toBeNull();
});
