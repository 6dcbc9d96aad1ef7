/** A calendar day in Sweden, `YYYY-MM-DD`. Ranges of days are inclusive at both ends. */
export type LocalDate = string;

const DAY_MS = 86_400_000;
const DATE_PATTERN = /^\d{4}-\d{2}-\d{2}$/;
const stockholmDateFormat = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Stockholm',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

const dayNumber = (date: LocalDate): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS;
const fromDayNumber = (days: number): LocalDate => new Date(days * DAY_MS).toISOString().slice(0, 10);

/** Whether the text is an existing day. `2026-02-29` is not. */
export const isLocalDate = (text: string): boolean => {
  if (!DATE_PATTERN.test(text)) return false;
  const days = dayNumber(text);
  return !Number.isNaN(days) && fromDayNumber(days) === text;
};

/** The date in Sweden at an instant, in any system time zone. */
export const dateInSweden = (instant: Date): LocalDate => stockholmDateFormat.format(instant);

/** The date in Sweden now. */
export const today = (now: Date): LocalDate => dateInSweden(now);

/** The date a number of days later, or earlier when negative. Throws RangeError for an invalid date. */
export const addDays = (date: LocalDate, days: number): LocalDate => fromDayNumber(dayNumber(date) + days);

/** Days between two dates: 0 for the same date, 1 for the next day, negative backwards. */
export const daysBetween = (from: LocalDate, to: LocalDate): number => dayNumber(to) - dayNumber(from);

/** Compares two dates or two months, for `sort`: -1, 0 or 1. */
export const compareDates = (a: LocalDate, b: LocalDate): -1 | 0 | 1 => (a < b ? -1 : a > b ? 1 : 0);

/** The earliest of the dates. */
export const earliestDate = (first: LocalDate, ...rest: LocalDate[]): LocalDate =>
  rest.reduce((earliest, date) => (compareDates(date, earliest) < 0 ? date : earliest), first);

/** The latest of the dates. */
export const latestDate = (first: LocalDate, ...rest: LocalDate[]): LocalDate =>
  rest.reduce((latest, date) => (compareDates(date, latest) > 0 ? date : latest), first);
