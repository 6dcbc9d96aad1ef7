import fc from 'fast-check';
import { addDays, daysBetween } from './local-date';
import { parseDate, parseLocalDateTime, parseMonth } from './parse-date';

const CURRENT_DAY = '2026-11-20';

test.each([
  ['2026-12-01', '2026-12-01'],
  ['2026-12-1', '2026-12-01'],
  ['2026\u20111-5', '2026-01-05'],
  ['2026/12/1', '2026-12-01'],
  ['26-12-01', '2026-12-01'],
  ['20261201', '2026-12-01'],
  ['261201', '2026-12-01'],
  ['980501', '1998-05-01'],
  ['560101', '2056-01-01'],
  ['570101', '1957-01-01'],
  ['1/12', '2026-12-01'],
  ['01/12', '2026-12-01'],
  ['1/12 2027', '2027-12-01'],
  ['1/12/27', '2027-12-01'],
  ['1/12-27', '2027-12-01'],
  [' 1 dec ', '2026-12-01'],
  ['1 Dec 2026', '2026-12-01'],
  ['1 dec. 26', '2026-12-01'],
  ['1dec', '2026-12-01'],
  ['den 1 december 2026', '2026-12-01'],
  ['31:a maj 2027', '2027-05-31'],
  ['idag', '2026-11-20'],
  ['I dag', '2026-11-20'],
  ['imorgon', '2026-11-21'],
  ['igår', '2026-11-19'],
  ['+30', '2026-12-20'],
  ['+ 30', '2026-12-20'],
  ['+30 dagar', '2026-12-20'],
  ['\u22127', '2026-11-13'],
])('parses %j as %s', (text, date) => {
  expect(parseDate(text, CURRENT_DAY)).toBe(date);
});

test.each([
  '',
  '2026-13-45',
  '2026-02-30',
  '20260230',
  '260230',
  '30/2',
  '29/2',
  '31 juni',
  '0/12',
  '1/13',
  '2026-12',
  '2026',
  '0112',
  '1-12',
  '12345678901',
  '1 ju',
  '1 decem ber',
  '1 xyz 2026',
  'constructor',
  'toString',
  '+',
  '+99999',
  '2026-12-01-02',
  '2026-12/01',
  'måndag',
])('does not parse %j', (text) => {
  expect(parseDate(text, CURRENT_DAY)).toBeNull();
});

test.each([
  ['2026-11-20', '1/1', '2027-01-01'],
  ['2027-01-03', '28/12', '2026-12-28'],
  ['2027-02-01', '29/2', '2028-02-29'],
  ['2026-07-02', '31 dec', '2026-12-31'],
])('on %s, %j without a year is parsed as the nearest such day, %s', (day, text, date) => {
  expect(parseDate(text, day)).toBe(date);
});

const days = fc.integer({ min: 0, max: 73_000 }).map((count) => addDays('1900-01-01', count));
const monthName = (date: string) =>
  new Intl.DateTimeFormat('sv-SE', { month: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00Z`));

test('parses each way of writing a day with its year', () => {
  fc.assert(
    fc.property(days, days, (date, today) => {
      const [year = '', month = '', day = ''] = date.split('-');
      const name = monthName(date);
      const written = [
        date,
        `${year}${month}${day}`,
        `${year}-${Number(month)}-${Number(day)}`,
        `${Number(day)}/${Number(month)} ${year}`,
        `${Number(day)} ${name} ${year}`,
        `${Number(day)} ${name.slice(0, 3)} ${year}`,
      ];
      expect(written.map((text) => parseDate(text, today))).toEqual(written.map(() => date));
    }),
  );
});

test('a day without a year is at most 183 days away, unless it is a leap day', () => {
  fc.assert(
    fc.property(days, days, (date, today) => {
      fc.pre(!date.endsWith('02-29'));
      const [, month, day] = date.split('-').map(Number);
      const read = parseDate(`${day}/${month}`, today);
      expect(Math.abs(daysBetween(today, read ?? ''))).toBeLessThanOrEqual(183);
    }),
  );
});

test('parses any text as an existing day or null, and an ISO date as itself', () => {
  const texts = fc.oneof(
    fc.string(),
    fc.stringMatching(/^[\d/ .+-]{0,10}$/),
    fc.stringMatching(/^\d{1,2} ?[a-zåäö.]{2,9} ?\d{0,4}$/),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const date = parseDate(text, CURRENT_DAY);
      expect(date === null || parseDate(date, CURRENT_DAY) === date).toBe(true);
    }),
  );
});

test.each([
  ['2026-11', '2026-11'],
  ['2026-1', '2026-01'],
  ['202611', '2026-11'],
  ['11/2026', '2026-11'],
  ['nov 2026', '2026-11'],
  ['november 27', '2027-11'],
  ['januari', '2027-01'],
  ['idag', '2026-11'],
  ['2026-11-20', '2026-11'],
  ['2026-13', null],
  ['13/2026', null],
  ['2026', null],
  ['', null],
])('parses the month %j as %s', (text, month) => {
  expect(parseMonth(text, CURRENT_DAY)).toBe(month);
});

test.each([
  ['2026-11-20 10:08', '2026-11-20 10:08'],
  ['20261201 0930', '2026-12-01 09:30'],
  ['1/12 9:30', '2026-12-01 09:30'],
  ['1/12 2026 9.30', '2026-12-01 09:30'],
  ['idag kl 14:00', '2026-11-20 14:00'],
  ['2026-11-20', null],
  ['2026-11-20 24:00', null],
  ['2026-11-20 10:60', null],
  ['2026-02-30 10:00', null],
])('parses the date and time %j as %s', (text, dateTime) => {
  expect(parseLocalDateTime(text, CURRENT_DAY)).toBe(dateTime);
});
