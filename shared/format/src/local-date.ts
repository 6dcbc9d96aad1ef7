/** A calendar day in Sweden, `YYYY-MM-DD`. Ranges of days are inclusive at both ends. */
export type LocalDate = string;

const DAY = 86_400_000;
const SHAPE = /^\d{4}-\d{2}-\d{2}$/;
const stockholm = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Stockholm',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

const dayNumber = (date: LocalDate): number => Date.parse(`${date}T00:00:00Z`) / DAY;
const ofDayNumber = (days: number): LocalDate => new Date(days * DAY).toISOString().slice(0, 10);

/** Whether a text is a day that exists: `2026-02-29` is not. */
export const isLocalDate = (text: string): boolean => {
  if (!SHAPE.test(text)) return false;
  const days = dayNumber(text);
  return !Number.isNaN(days) && ofDayNumber(days) === text;
};

/** The day it is in Sweden at an instant, whatever the time zone of the machine. */
export const today = (now: Date): LocalDate => stockholm.format(now);

/** The day so many days later; negative counts back. Throws RangeError for what is no date. */
export const addDays = (date: LocalDate, days: number): LocalDate => ofDayNumber(dayNumber(date) + days);

/** Days from one day to another: 0 for the same day, 1 for the next, negative backwards. */
export const daysBetween = (from: LocalDate, to: LocalDate): number => dayNumber(to) - dayNumber(from);

/** Order of two days or two months, for sort: -1, 0 or 1. */
export const compare = (a: LocalDate, b: LocalDate): -1 | 0 | 1 => (a < b ? -1 : a > b ? 1 : 0);

/** The earliest of some days. */
export const earliest = (first: LocalDate, ...rest: LocalDate[]): LocalDate =>
  rest.reduce((least, date) => (compare(date, least) < 0 ? date : least), first);

/** The latest of some days. */
export const latest = (first: LocalDate, ...rest: LocalDate[]): LocalDate =>
  rest.reduce((most, date) => (compare(date, most) > 0 ? date : most), first);
