import { readAmount } from './camt-fields.rules';

const read = (text: string) =>
  readAmount({ name: 'Amt', attributes: { Ccy: 'SEK' }, text, children: [] })?.ore ?? null;

test.each([
  ['8500.00', 850_000],
  ['000000000008500.00', 850_000],
  ['8500', 850_000],
  ['8500.5', 850_050],
  ['+8500.', 850_000],
  ['.50', 50],
  ['0.00000', 0],
  ['1.23000000', 123],
  ['9999999999999.99', 999_999_999_999_999],
  ['10000000000000', null],
  ['1.001', null],
  ['-1', null],
  ['', null],
  ['.', null],
  ['8 500', null],
  ['8500,00', null],
  ['1e3', null],
])('the amount %j is %p öre', (text, ore) => {
  expect(read(text)).toBe(ore);
});
