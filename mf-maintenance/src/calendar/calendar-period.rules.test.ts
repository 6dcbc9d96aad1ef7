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
  toUrl,
  toWeeks,
} from './calendar-period.rules';

const week = (name: string): CalendarPeriod => ({ view: 'week', week: name });
const month = (name: string): CalendarPeriod => ({ view: 'month', month: name });
const today = '2026-11-20';

describe('the period in the URL', () => {
  test.each([
    [{ v: '2026-47' }, week('2026-W47')],
    [{ v: '2026-7' }, week('2026-W07')],
    [{ v: '2026-53' }, week('2026-W53')],
    [{ view: 'month', m: '2027-02' }, month('2027-02')],
    [
      { view: 'list', m: '2027-02' },
      { view: 'list', month: '2027-02' },
    ],
  ] as const)('%o is read', (url, period) => {
    expect(readPeriod(url, today)).toEqual(period);
    expect(readPeriod(toUrl(period), today)).toEqual(period);
  });

  test.each([
    {},
    { v: '2025-53' },
    { v: '2026-00' },
    { v: '2026-99' },
    { v: 'x' },
    { v: '0001-01' },
    { view: 'år' },
  ])('%o becomes the current week', (url) => expect(readPeriod(url, today)).toEqual(week('2026-W47')));

  test.each(['2026-13', '2026-1', 'x', '9999-01'])('the month %s becomes the current one', (m) => {
    expect(readPeriod({ view: 'month', m }, today)).toEqual(month('2026-11'));
  });
});

test('a week has seven days from Monday, also when the clocks change', () => {
  expect(getPeriodDays(week('2026-W47'))).toEqual({ from: '2026-11-16', to: '2026-11-22' });
  const spring = getShownDays(week('2027-W12'));
  expect(listDays(spring.from, spring.to)).toEqual([
    ...['2027-03-22', '2027-03-23', '2027-03-24', '2027-03-25', '2027-03-26', '2027-03-27', '2027-03-28'],
  ]);
  const autumn = getShownDays(week('2026-W43'));
  expect([autumn.to, listDays(autumn.from, autumn.to).length]).toEqual(['2026-10-25', 7]);
});

test.each([
  ['2026-11', '2026-10-26', '2026-12-06', 6],
  ['2027-02', '2027-02-01', '2027-02-28', 4],
  ['2026-02', '2026-01-26', '2026-03-01', 5],
])('the month %s is shown as whole weeks', (name, from, to, weeks) => {
  expect(getShownDays(month(name))).toEqual({ from, to });
  expect(toWeeks(listDays(from, to)).map(({ length }) => length)).toEqual(Array(weeks).fill(7));
});

test('steps go over the turn of the year and through week 53', () => {
  expect(stepPeriod(week('2026-W52'), 1)).toEqual(week('2026-W53'));
  expect(stepPeriod(week('2026-W53'), 1)).toEqual(week('2027-W01'));
  expect(stepPeriod(week('2027-W01'), -2)).toEqual(week('2026-W52'));
  expect(stepPeriod(month('2026-12'), 1)).toEqual(month('2027-01'));
});

test('another view shows the same days, and today when it was shown', () => {
  expect(changeView(week('2026-W47'), 'month', today)).toEqual(month('2026-11'));
  expect(changeView(month('2026-11'), 'week', today)).toEqual(week('2026-W47'));
  expect(changeView(month('2027-02'), 'week', today)).toEqual(week('2027-W05'));
  // From 28 December to 3 January: most of it is December.
  expect(changeView(week('2026-W53'), 'month', today)).toEqual(month('2026-12'));
});

test.each([
  [week('2026-W47'), 'v. 47, 16–22 november 2026'],
  [week('2026-W49'), 'v. 49, 30 november – 6 december 2026'],
  [week('2026-W53'), 'v. 53, 28 december 2026 – 3 januari 2027'],
  [month('2026-11'), 'november 2026'],
])('%o is called %s', (period, title) => {
  expect(formatPeriodTitle(period)).toBe(title);
});

test('the first of January can lie in week 53', () => {
  expect(formatWeek('2027-01-01')).toBe('v. 53');
});
