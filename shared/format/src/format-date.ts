import { type LocalDate, today } from './local-date';
import { type Month, startOfMonth } from './month';

const inStockholm = { timeZone: 'Europe/Stockholm' } as const;
const minute = new Intl.DateTimeFormat('sv-SE', { ...inStockholm, dateStyle: 'short', timeStyle: 'short' });
const long = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const month = new Intl.DateTimeFormat('sv-SE', { timeZone: 'UTC', month: 'long', year: 'numeric' });
const utc = (date: LocalDate): Date => new Date(`${date}T00:00:00Z`);

/** `2026-11-20`. Takes a local date, or an instant (Date or ISO text), which is converted to Swedish time. */
export const formatDate = (value: LocalDate | Date): LocalDate =>
  typeof value === 'string' && value.length === 10 ? value : today(new Date(value));

/** An instant in Swedish time: `2026-11-20 10:08`. */
export const formatDateTime = (instant: Date | string): string => minute.format(new Date(instant));

/** A date in words: `20 november 2026`. */
export const formatLongDate = (date: LocalDate): string => long.format(utc(date));

/** A month in words: `november 2026`. */
export const formatMonth = (of: Month | LocalDate): string => month.format(utc(startOfMonth(of)));

/** `2026-11-01 – 2026-11-30`, or `2026-11-01 –` without a last day. */
export const formatDateRange = (start: LocalDate, stop: LocalDate | null): string =>
  stop === null ? `${start} –` : `${start} – ${stop}`;
