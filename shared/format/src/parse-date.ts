import { normalizeText } from '@husrum/contract/core';
import { addDays, daysBetween, isLocalDate, type LocalDate } from './local-date';
import { type Month, monthOf, monthsBetween } from './month';
import { twoDigits } from './two-digits';

const monthName = new Intl.DateTimeFormat('sv-SE', { month: 'long', timeZone: 'UTC' });
/** januari, februari … december. */
const MONTH_NAMES = Array.from({ length: 12 }, (_month, index) => monthName.format(Date.UTC(2000, index)));

/** Days from today, by word. */
const relativeDays: Readonly<Record<string, number>> = {
  idag: 0,
  'i dag': 0,
  imorgon: 1,
  'i morgon': 1,
  igår: -1,
  'i går': -1,
};

/** A year of two digits is at most this many years ahead, otherwise in the century before. */
const MAX_YEARS_AHEAD = 30;

const OFFSET = /^([+-])\s?(\d{1,4})(?: ?d(?:ag|agar)?)?$/;
const YEAR_FIRST = /^(\d{4}|\d{2})([-/.])(\d{1,2})\2(\d{1,2})$/;
const COMPACT = /^(\d{4}|\d{2})(\d{2})(\d{2})$/;
const DAY_FIRST = /^(\d{1,2})\/(\d{1,2})(?:[ /-](\d{4}|\d{2}))?$/;
const DAY_AND_NAME = /^(?:den )?(\d{1,2})(?::?[ae])? ?([a-z]{3,9})\.?(?: (\d{4}|\d{2}))?$/;
const MONTH_YEAR_FIRST = /^(\d{4})-(\d{1,2})$/;
const MONTH_COMPACT = /^(\d{4})(\d{2})$/;
const MONTH_FIRST = /^(\d{1,2})\/(\d{4})$/;
const MONTH_NAME = /^([a-z]{3,9})\.?(?: (\d{4}|\d{2}))?$/;

/** 1 to 12 by a Swedish month name or at least its first three letters; undefined for other words. */
const monthByName = (word: string): number | undefined => {
  const index = MONTH_NAMES.findIndex((name) => name.startsWith(word));
  return index === -1 ? undefined : index + 1;
};

const toFullYear = (year: string, currentDay: LocalDate): string => {
  if (year.length === 4) return year;
  const thisYear = Number(currentDay.slice(0, 4));
  const sameCentury = thisYear - (thisYear % 100) + Number(year);
  return String(sameCentury > thisYear + MAX_YEARS_AHEAD ? sameCentury - 100 : sameCentury);
};

const toExistingDate = (year: string, month: string | number, day: string | number): LocalDate | null => {
  const date = `${year}-${twoDigits(month)}-${twoDigits(day)}`;
  return isLocalDate(date) ? date : null;
};

/** The candidate with the smallest distance; of two equally near, the later. */
const findNearest = (candidates: readonly string[], distance: (candidate: string) => number): string | null =>
  candidates.reduce<string | null>(
    (best, candidate) =>
      best === null || Math.abs(distance(candidate)) <= Math.abs(distance(best)) ? candidate : best,
    null,
  );

const yearsAround = (currentDay: LocalDate): string[] =>
  [-1, 0, 1].map((years) => String(Number(currentDay.slice(0, 4)) + years));

/** The day of the given year; without a year, the day nearest to today. */
const toDay = (
  year: string | undefined,
  month: string | number,
  day: string,
  currentDay: LocalDate,
): LocalDate | null => {
  if (year !== undefined) return toExistingDate(toFullYear(year, currentDay), month, day);
  const candidates = yearsAround(currentDay).flatMap(
    (candidate) => toExistingDate(candidate, month, day) ?? [],
  );
  return findNearest(candidates, (candidate) => daysBetween(currentDay, candidate));
};

/**
 * Reads a date as people type it: `2026-12-01`, `2026-12-1`, `20261201`, `261201`, `1/12`, `1/12 2026`, `1 dec`, `1 december
 * 2026`, `idag`, `imorgon`, `+30` (days from today). The result is null when it cannot be read or the day does not exist.
 * `currentDay` is today in Sweden.
 */
export const parseDate = (text: string, currentDay: LocalDate): LocalDate | null => {
  const typed = normalizeText(text).toLowerCase();
  const days = Object.hasOwn(relativeDays, typed) ? relativeDays[typed] : undefined;
  if (days !== undefined) return addDays(currentDay, days);

  const offset = OFFSET.exec(typed);
  if (offset) return addDays(currentDay, Number(`${offset[1]}${offset[2]}`));

  const yearFirst = YEAR_FIRST.exec(typed);
  if (yearFirst) return toDay(yearFirst[1], yearFirst[3] ?? '', yearFirst[4] ?? '', currentDay);

  const compact = COMPACT.exec(typed);
  if (compact) return toDay(compact[1], compact[2] ?? '', compact[3] ?? '', currentDay);

  const dayFirst = DAY_FIRST.exec(typed);
  if (dayFirst) return toDay(dayFirst[3], dayFirst[2] ?? '', dayFirst[1] ?? '', currentDay);

  const named = DAY_AND_NAME.exec(typed);
  const month = monthByName(named?.[2] ?? '-');
  return month === undefined ? null : toDay(named?.[3], month, named?.[1] ?? '', currentDay);
};

const monthOfYear = (year: string, month: string | number): Month | null => {
  const day = toExistingDate(year, month, 1);
  return day === null ? null : monthOf(day);
};

/** Reads a month: `2026-12`, `2026-1`, `202612`, `12/2026`, `dec 2026`, `december` (the nearest), or a date in it. */
export const parseMonth = (text: string, currentDay: LocalDate): Month | null => {
  const typed = normalizeText(text).toLowerCase();
  const yearFirst = MONTH_YEAR_FIRST.exec(typed) ?? MONTH_COMPACT.exec(typed);
  if (yearFirst) return monthOfYear(yearFirst[1] ?? '', yearFirst[2] ?? '');

  const monthFirst = MONTH_FIRST.exec(typed);
  if (monthFirst) return monthOfYear(monthFirst[2] ?? '', monthFirst[1] ?? '');

  const named = MONTH_NAME.exec(typed);
  const month = monthByName(named?.[1] ?? '-');
  if (month !== undefined && named?.[2] !== undefined)
    return monthOfYear(toFullYear(named[2], currentDay), month);
  if (month !== undefined) {
    const candidates = yearsAround(currentDay).flatMap((year) => monthOfYear(year, month) ?? []);
    return findNearest(candidates, (candidate) => monthsBetween(monthOf(currentDay), candidate));
  }
  const date = parseDate(typed, currentDay);
  return date === null ? null : monthOf(date);
};

const DATE_AND_TIME = /^(.+?),? (?:kl\.? ?)?(\d{1,2})[:.]?(\d{2})$/;

/** Reads a local date and time, `2026-11-20 10:08`: a date that `parseDate` reads, then `10:08`, `10.08` or `1008`. */
export const parseLocalDateTime = (text: string, currentDay: LocalDate): string | null => {
  const [, day = '', hour = '', minute = ''] = DATE_AND_TIME.exec(normalizeText(text).toLowerCase()) ?? [];
  const date = parseDate(day, currentDay);
  return date === null || Number(hour) > 23 || Number(minute) > 59
    ? null
    : `${date} ${twoDigits(hour)}:${minute}`;
};
