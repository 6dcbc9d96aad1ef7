import { addDays, type LocalDate } from './local-date';
import { type Month, startOfMonth } from './month';
import { twoDigits } from './two-digits';
import { weekday } from './week';

/** A day on which Swedish banks are closed, with its Swedish name. */
export interface Holiday {
  date: LocalDate;
  name: string;
}

const SATURDAY = 6;

/** Easter Sunday in the Gregorian calendar (Oudin's algorithm). */
export const easterSunday = (year: number): LocalDate => {
  const goldenNumber = year % 19;
  const century = Math.floor(year / 100);
  const skipped = century - Math.floor(century / 4);
  const moon = (skipped - Math.floor((8 * century + 13) / 25) + 19 * goldenNumber + 15) % 30;
  const full =
    moon - Math.floor(moon / 28) * (1 - Math.floor(29 / (moon + 1)) * Math.floor((21 - goldenNumber) / 11));
  const sunday = (year + Math.floor(year / 4) + full + 2 - skipped) % 7;
  const shift = full - sunday;
  const month = 3 + Math.floor((shift + 40) / 44);
  return `${year}-${twoDigits(month)}-${twoDigits(shift + 28 - 31 * Math.floor(month / 4))}`;
};

/** `day`: ISO weekday, 1 is Monday. */
const firstWeekdayOnOrAfter = (date: LocalDate, day: number): LocalDate =>
  addDays(date, (day - weekday(date) + 7) % 7);

const holidaysByYear = new Map<number, readonly Holiday[]>();

/**
 * The public holidays of act 1989:253, and the three eves that act 1930:173 and the banks treat as such (midsommarafton,
 * julafton, nyårsafton), in order.
 */
export const listHolidays = (year: number): readonly Holiday[] => {
  const cached = holidaysByYear.get(year);
  if (cached) return cached;
  const easter = easterSunday(year);
  const midsummer = firstWeekdayOnOrAfter(`${year}-06-20`, SATURDAY);
  const days: Holiday[] = [
    { date: `${year}-01-01`, name: 'Nyårsdagen' },
    { date: `${year}-01-06`, name: 'Trettondedag jul' },
    { date: addDays(easter, -2), name: 'Långfredagen' },
    { date: easter, name: 'Påskdagen' },
    { date: addDays(easter, 1), name: 'Annandag påsk' },
    { date: `${year}-05-01`, name: 'Första maj' },
    { date: addDays(easter, 39), name: 'Kristi himmelsfärdsdag' },
    { date: addDays(easter, 49), name: 'Pingstdagen' },
    { date: `${year}-06-06`, name: 'Sveriges nationaldag' },
    { date: addDays(midsummer, -1), name: 'Midsommarafton' },
    { date: midsummer, name: 'Midsommardagen' },
    { date: firstWeekdayOnOrAfter(`${year}-10-31`, SATURDAY), name: 'Alla helgons dag' },
    { date: `${year}-12-24`, name: 'Julafton' },
    { date: `${year}-12-25`, name: 'Juldagen' },
    { date: `${year}-12-26`, name: 'Annandag jul' },
    { date: `${year}-12-31`, name: 'Nyårsafton' },
  ].sort((a, b) => (a.date < b.date ? -1 : 1));
  holidaysByYear.set(year, days);
  return days;
};

/** Whether banks are open: not on Saturdays, Sundays or any day of `listHolidays`, which includes the three eves. */
export const isBankDay = (date: LocalDate): boolean =>
  weekday(date) < SATURDAY &&
  !listHolidays(Number(date.slice(0, 4))).some((holiday) => holiday.date === date);

/** The date itself if banks are open, otherwise the next bank day (act 1930:173). */
export const bankDayOnOrAfter = (date: LocalDate): LocalDate =>
  isBankDay(date) ? date : bankDayOnOrAfter(addDays(date, 1));

const bankDayOnOrBefore = (date: LocalDate): LocalDate =>
  isBankDay(date) ? date : bankDayOnOrBefore(addDays(date, -1));

/**
 * The last bank day before a month: the due date of its rent unless agreed otherwise (JB 12:20; docs/domain-rules.md, D-10).
 */
export const lastBankDayBeforeMonth = (month: Month | LocalDate): LocalDate =>
  bankDayOnOrBefore(addDays(startOfMonth(month), -1));
