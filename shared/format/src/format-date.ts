import { dateInSweden, type LocalDate } from './local-date';
import { type Month, startOfMonth } from './month';

const inStockholm = { timeZone: 'Europe/Stockholm' } as const;
const dateTimeFormat = new Intl.DateTimeFormat('sv-SE', {
  ...inStockholm,
  dateStyle: 'short',
  timeStyle: 'short',
});
const longDateFormat = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const monthFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: 'UTC', month: 'long', year: 'numeric' });
const toUtcMidnight = (date: LocalDate): Date => new Date(`${date}T00:00:00Z`);

/** `2026-11-20`. Takes a local date, or an instant (Date or ISO text), which is converted to Swedish time. */
export const formatDate = (value: LocalDate | Date): LocalDate =>
  typeof value === 'string' && value.length === 10 ? value : dateInSweden(new Date(value));

/** An instant in Swedish time: `2026-11-20 10:08`. */
export const formatDateTime = (instant: Date | string): string => dateTimeFormat.format(new Date(instant));

/** A date in words: `20 november 2026`. */
export const formatLongDate = (date: LocalDate): string => longDateFormat.format(toUtcMidnight(date));

/** A month in words: `november 2026`. */
export const formatMonth = (month: Month | LocalDate): string =>
  monthFormat.format(toUtcMidnight(startOfMonth(month)));

const monthNames = ['jan', 'feb', 'mar', 'apr', 'maj', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec'];

/** A month in three letters, for columns and charts, where all months must be equally wide: `jun`. */
export const formatShortMonthName = (month: Month | LocalDate): string =>
  monthNames[Number(month.slice(5, 7)) - 1] ?? '';

/** A month in three letters with its year, for columns: `jun 2026`. Sentences use `formatMonth`. */
export const formatShortMonth = (month: Month | LocalDate): string =>
  `${formatShortMonthName(month)} ${month.slice(0, 4)}`;

/** `2026-11-01 – 2026-11-30`, `2026-11-01` for a single day, `från 2026-11-01` without a last day, `till 2026-11-30` without a first. */
export const formatDateRange = (start: LocalDate | null, stop: LocalDate | null): string => {
  if (start === null) return stop === null ? 'hela tiden' : `till ${stop}`;
  if (stop === null) return `från ${start}`;
  return start === stop ? start : `${start} – ${stop}`;
};
