import { isLocalDate, type LocalDate } from '@husrum/format';

/** A time after the day, which some banks write. */
const TIME = /[T ]\d{1,2}[:.]\d{2}.*$/;
const YEAR_FIRST = /^(?<year>\d{4})(?<sign>[-/.])(?<month>\d{1,2})\k<sign>(?<day>\d{1,2})$/;
const DAY_FIRST = /^(?<day>\d{1,2})(?<sign>[-/.])(?<month>\d{1,2})\k<sign>(?<year>\d{4})$/;
const COMPACT = /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})$/;

/**
 * The day of a cell: `2026-11-27`, `2026/11/27`, `2026.11.27`, `20261127`, or with the day first, `27.11.2026`, `27-11-2026` and
 * `27/11/2026`. The result is null for any other text: a year of two digits could be a day.
 */
export const readCsvDay = (text: string): LocalDate | null => {
  const plain = text.trim().replace(TIME, '');
  const { year, month, day } = [YEAR_FIRST, DAY_FIRST, COMPACT].reduce<Record<string, string | undefined>>(
    (found, form) => form.exec(plain)?.groups ?? found,
    {},
  );
  const found = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
  return isLocalDate(found) ? found : null;
};
