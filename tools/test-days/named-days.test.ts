import { namedDays } from './named-days';

const HOUR = 3_600_000;
/** The date and the hour in Sweden, such as `2026-01-31 09`. */
const inSweden = (time: number): string =>
  new Date(time).toLocaleString('sv-SE', { timeZone: 'Europe/Stockholm' }).slice(0, 13);

test('the named days are what their names say, in Sweden', () => {
  const hours = namedDays.map(({ name, instant }) => [name, inSweden(Date.parse(instant))]);
  expect(Object.fromEntries(hours)).toEqual({
    'last day of a month': '2026-01-31 09',
    'first day of a month': '2026-03-01 09',
    'leap day': '2028-02-29 09',
    'summer time begins': '2026-03-29 01',
    'summer time ends': '2026-10-25 02',
    "New Year's Eve": '2026-12-31 09',
    'new year in Sweden, not in UTC': '2027-01-01 00',
    'new month in Sweden, not in UTC': '2026-08-01 01',
  });
});

test('the clocks are changed within an hour after the start', () => {
  const changed = namedDays.filter(({ instant }) => {
    const start = Date.parse(instant);
    const hours = Number(inSweden(start + HOUR).slice(-2)) - Number(inSweden(start).slice(-2));
    return (hours + 24) % 24 !== 1;
  });
  expect(changed.map(({ name }) => name)).toEqual(['summer time begins', 'summer time ends']);
});
