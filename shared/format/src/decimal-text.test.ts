import { isDecimalText } from './decimal-text';

test.each(['0', '-12', '12345678901234567.89', '-0.5'])('%s is a decimal number', (text) => {
  expect(isDecimalText(text)).toBe(true);
});

test.each(['', '-', '1,5', '1e5', '.5', '1.', '+1', ' 1', 'NaN', '=1+1', '1.2.3'])(
  '%j is not a decimal number',
  (text) => {
    expect(isDecimalText(text)).toBe(false);
  },
);

test('Intl.NumberFormat formats a decimal text to the last digit', () => {
  const text = '12345678901234567.89';
  const format = new Intl.NumberFormat('sv-SE', { minimumFractionDigits: 2 });
  expect(isDecimalText(text) && format.format(text)).toBe(
    '12 345 678 901 234 567,89'.replaceAll(' ', '\u00a0'),
  );
});
