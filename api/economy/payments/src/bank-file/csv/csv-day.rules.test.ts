import { readCsvDay } from './csv-day.rules';

test.each([
  '2026-11-27',
  '2026/11/27',
  '2026.11.27',
  '20261127',
  '27.11.2026',
  '27-11-2026',
  '27/11/2026',
  ' 2026-11-27 ',
  '2026-11-27 10:15',
  '2026-11-27T10:15:00',
])('%s is 2026-11-27', (text) => {
  expect(readCsvDay(text)).toBe('2026-11-27');
});

test('a day and a month may have one digit', () => {
  expect(readCsvDay('2026/1/5')).toBe('2026-01-05');
  expect(readCsvDay('5.1.2026')).toBe('2026-01-05');
});

test.each(['', 'Reserverat', '26-11-27', '2026-11-31', '2026-13-01', '27/2026/11', '8500,00', '2026-11/27'])(
  '"%s" is no day',
  (text) => {
    expect(readCsvDay(text)).toBeNull();
  },
);
