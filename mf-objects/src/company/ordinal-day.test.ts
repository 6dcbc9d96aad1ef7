import { formatOrdinalDay } from './ordinal-day';

test.each(['1:a', '2:a', '3:e', '11:e', '12:e', '20:e', '21:a', '22:a', '31:a'])('formats %s', (text) => {
  expect(formatOrdinalDay(Number.parseInt(text, 10))).toBe(text);
});
