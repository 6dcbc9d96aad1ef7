import {
  type CalendarPeriod,
  changeView,
  formatPeriodTitle,
  formatWeek,
  getPeriodDays,
  getShownDays,
  listDays,
  readPeriod,
  stepPeriod,
  toUrlParams,
  toWeeks,
} from './calendar-period.rules';

const toWeekPeriod = (name: string): CalendarPeriod => ({ view: 'week', week: name });
const toMonthPeriod = (name: string): CalendarPeriod => ({ view: 'month', month: name });
const today = '2026-11-20';

describe('the period in the URL', () => {
  test.each([
    [{ v: '2026-47' }, toWeekPeriod('2026-W47')],
    [{ v: '2026-7' }, toWeekPeriod('2026-W07')],
    [{ v: '2026-53' }, toWeekPeriod('2026-W53')],
    [{ view: 'month', m: '2027-02' }, toMonthPeriod('2027-02')],
    [
      { view: 'list', m: '2027-02' },
      { view: 'list', month: '2027-02' },
    ],
  ] as const)('%o is read', (url, period) => {
    expect(readPeriod(url, today)).toEqual(period);
    expect(readPeriod(toUrlParams(period), today)).toEqual(period);
  });

  test.each([
    {},
    { v: '2025-53' },
    { v: '2026-00' },
    { v: '2026-99' },
    { v: 'x' },
    { v: '0001-01' },
    { view: 'år' },
  ])('%o becomes the current week', (url) =>
    expect(readPeriod(url, today)).toEqual(toWeekPeriod('2026-W47')),
  );

  test.each(['2026-13', '2026-1', 'x', '9999-01'])('the month %s becomes the current one', (m) => {
    expect(readPeriod({ view: 'month', m }, today)).toEqual(toMonthPeriod('2026-11'));
  });
});

test('a week has seven days from Monday, also when the clocks change', () => {
  expect(getPeriodDays(toWeekPeriod('2026-W47'))).toEqual({ from: '2026-11-16', to: '2026-11-22' });
  const spring = getShownDays(toWeekPeriod('2027-W12'));
  expect(listDays(spring.from, spring.to)).toEqual([
    '2027-03-22',
    '2027-03-23',
    '2027-03-24',
    '2027-03-25',
    '2027-03-26',
    '2027-03-27',
    '2027-03-28',
  ]);
  const autumn = getShownDays(toWeekPeriod('2026-W43'));
  expect([autumn.to, listDays(autumn.from, autumn.to).length]).toEqual(['2026-10-25', 7]);
});

test.each([
  ['2026-11', '2026-10-26', '2026-12-06', 6],
  ['2027-02', '2027-02-01', '2027-02-28', 4],
  ['2026-02', '2026-01-26', '2026-03-01', 5],
])('the month %s is shown as whole weeks', (name, from, to, weeks) => {
  expect(getShownDays(toMonthPeriod(name))).toEqual({ from, to });
  expect(toWeeks(listDays(from, to)).map(({ length }) => length)).toEqual(Array(weeks).fill(7));
});

test('steps continue into the next year and include week 53', () => {
  expect(stepPeriod(toWeekPeriod('2026-W52'), 1)).toEqual(toWeekPeriod('2026-W53'));
  expect(stepPeriod(toWeekPeriod('2026-W53'), 1)).toEqual(toWeekPeriod('2027-W01'));
  expect(stepPeriod(toWeekPeriod('2027-W01'), -2)).toEqual(toWeekPeriod('2026-W52'));
  expect(stepPeriod(toMonthPeriod('2026-12'), 1)).toEqual(toMonthPeriod('2027-01'));
});

test('another view shows the same days, or today when the period contains today', () => {
  expect(changeView(toWeekPeriod('2026-W47'), 'month', today)).toEqual(toMonthPeriod('2026-11'));
  expect(changeView(toMonthPeriod('2026-11'), 'week', today)).toEqual(toWeekPeriod('2026-W47'));
  expect(changeView(toMonthPeriod('2027-02'), 'week', today)).toEqual(toWeekPeriod('2027-W05'));
  // From 28 December to 3 January: most of it is December.
  expect(changeView(toWeekPeriod('2026-W53'), 'month', today)).toEqual(toMonthPeriod('2026-12'));
});

test.each([
  [toWeekPeriod('2026-W47'), 'v. 47, 16–22 november 2026'],
  [toWeekPeriod('2026-W49'), 'v. 49, 30 november – 6 december 2026'],
  [toWeekPeriod('2026-W53'), 'v. 53, 28 december 2026 – 3 januari 2027'],
  [toMonthPeriod('2026-11'), 'november 2026'],
])('the title of %o is %s', (period, title) => {
  expect(formatPeriodTitle(period)).toBe(title);
});

test('the first of January can belong to week 53', () => {
  expect(formatWeek('2027-01-01')).toBe('v. 53');
});
