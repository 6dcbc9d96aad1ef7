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

/** A day for tables: `2026-11-20`. Takes a local date, or an instant (Date or ISO text), which is read in Swedish time. */
export const localDate = (value: LocalDate | Date): LocalDate =>
  typeof value === 'string' && value.length === 10 ? value : today(new Date(value));

/** An instant in Swedish time: `2026-11-20 10:08`. */
export const dateTime = (instant: Date | string): string => minute.format(new Date(instant));

/** A day in words: `20 november 2026`. */
export const longDate = (date: LocalDate): string => long.format(utc(date));

/** A month in words: `november 2026`. */
export const monthLabel = (of: Month | LocalDate): string => month.format(utc(startOfMonth(of)));

/** Days first to last as people read them: `2026-11-01 – 2026-11-30`; open-ended without a last day. */
export const dateRange = (start: LocalDate, stop: LocalDate | null): string =>
  stop === null ? `${start} –` : `${start} – ${stop}`;
