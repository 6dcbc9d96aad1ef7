import { importTexts } from './import.texts';
import {
  type ImportCell,
  matchOption,
  readDate,
  readFlag,
  readIdentifier,
  readInterval,
  readNoticePeriod,
  readNumber,
  readPhone,
  readTaxRate,
  readText,
} from './import-cell.rules';

const TODAY = '2026-11-20';

test.each([
  [8500.5, 8500.5],
  ['8 500,50', 8500.5],
  ['8\u00a0500,50 kr', 8500.5],
  ['8500.5', 8500.5],
  ['\u2212200', -200],
  ['', null],
  [null, null],
])('the cell %j is read as the number %j', (cell, value) => {
  expect(readNumber(cell)).toEqual({ value });
});

test.each(['åtta tusen', '8.500', '8,5,5'])('%j is no number', (cell) => {
  expect(readNumber(cell)).toEqual({ error: importTexts.number });
});

test.each([
  ['2026-12-01', '2026-12-01'],
  ['20261201', '2026-12-01'],
  [20261201, '2026-12-01'],
  [46357, '2026-12-01'],
  [46357.75, '2026-12-01'],
  ['2026-12-01 00:00:00', '2026-12-01'],
  ['1 december 2026', '2026-12-01'],
  ['2026.12.01', '2026-12-01'],
  ['', null],
])('the cell %j is read as the date %j', (cell, value) => {
  expect(readDate(cell, TODAY)).toEqual({ value });
});

test.each([
  ['01/12/2026', importTexts.dayMonthYear],
  ['1/12/26', importTexts.dayMonthYear],
  ['2026-02-30', importTexts.date],
  ['snart', importTexts.date],
  ['imorgon', importTexts.date],
  [7, importTexts.date],
])('%j is no date', (cell, error) => {
  expect(readDate(cell, TODAY)).toEqual({ error });
});

test.each([
  ['Månad', 'MONTHLY'],
  ['månadsvis', 'MONTHLY'],
  ['per KVARTAL', 'QUARTERLY'],
  ['År', 'YEARLY'],
  [12, 'YEARLY'],
])('the cell %j is read as the interval %s', (cell, value) => {
  expect(readInterval(cell)).toEqual({ value });
});
test('an unknown interval is refused', () => {
  expect(readInterval('varannan vecka')).toEqual({ error: importTexts.interval });
});

test.each([
  [25, 25],
  ['25 %', 25],
  [0.25, 25],
  [0, 0],
  ['momsfri', 0],
])('the cell %j is read as a VAT rate of %i %%', (cell, value) => {
  expect(readTaxRate(cell)).toEqual({ value });
});
test('an unknown VAT rate is refused', () => {
  expect(readTaxRate('20')).toEqual({ error: importTexts.taxRate });
});

test.each([
  ['3 månader', null, { notice_length: 3, notice_type: 'MONTH' }],
  ['9mån', null, { notice_length: 9, notice_type: 'MONTH' }],
  [90, 'dagar', { notice_length: 90, notice_type: 'DAY' }],
  [1, 'År', { notice_length: 1, notice_type: 'YEAR' }],
  [3, null, { notice_length: 3, notice_type: 'MONTH' }],
  [null, null, null],
])('the cells %j and %j are read as the notice period %j', (length, unit, value) => {
  expect(readNoticePeriod(length, unit)).toEqual({ value });
});
test.each([
  ['tre månader', null],
  ['3 veckor', null],
  [null, 'månader'],
])('the cells %j and %j are no notice period', (length, unit) => {
  expect(readNoticePeriod(length, unit)).toEqual({ error: importTexts.noticePeriod });
});

test('Ja, x, TRUE and 1 are yes, Nej, FALSE and 0 are no, and other words are refused', () => {
  expect(['Ja', 'x', true, 1].map((cell) => readFlag(cell).value)).toEqual([true, true, true, true]);
  expect(['Nej', false, 0].map((cell) => readFlag(cell).value)).toEqual([false, false, false]);
  expect(readFlag('kanske')).toEqual({ error: importTexts.yesOrNo });
});

test('an identity or phone number gets back the first zero or the plus sign that Excel has removed', () => {
  expect(readIdentifier(512312384)).toEqual({ value: '0512312384' });
  expect(readIdentifier(198504122386)).toEqual({ value: '198504122386' });
  expect(readPhone(701740605)).toEqual({ value: '0701740605' });
  expect(readPhone(46701740605)).toEqual({ value: '+46701740605' });
});

test('the error of a formula is refused, and another text with # is read', () => {
  expect(readText('#REF!')).toEqual({ error: importTexts.formula });
  expect(readNumber('#VÄRDEFEL!')).toEqual({ error: importTexts.formula });
  expect(readText('#1')).toEqual({ value: '#1' });
});

test.each([
  ['2 ROK', '2 rok'],
  ['2', '2 rok'],
  ['1.5', '1,5 rok'],
  ['7 rok', '7 rok'],
])('of the options 1 rok, 1,5 rok and 2 rok, or else unchanged, %j is read as %j', (text, option) => {
  expect(matchOption(text, ['1 rok', '1,5 rok', '2 rok'])).toBe(option);
});

const readers = {
  readText,
  readNumber,
  readFlag,
  readInterval,
  readTaxRate,
  readIdentifier,
  readPhone,
  readNoticePeriod: (cell: ImportCell) => readNoticePeriod(cell, null),
  noticeUnit: (cell: ImportCell) => readNoticePeriod(3, cell),
} as const;
test.each(Object.entries(readers))(
  '%s refuses a date, and a formula that is not calculated',
  (_name, read) => {
    expect(read({ date: '2026-04-03' })).toEqual({ error: importTexts.dateInText });
    expect(read({ isUncalculated: true })).toEqual({ error: importTexts.uncalculated });
  },
);

test('a date is read from a cell with a date format, not from a formula that is not calculated or failed', () => {
  expect(readDate({ date: '2026-12-01' }, TODAY)).toEqual({ value: '2026-12-01' });
  expect(readDate({ isUncalculated: true }, TODAY)).toEqual({ error: importTexts.uncalculated });
  expect(readDate('#REF!', TODAY)).toEqual({ error: importTexts.formula });
});
