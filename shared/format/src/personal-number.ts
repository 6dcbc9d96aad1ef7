import { normalizeText } from '@husrum/contract/core';
import { isLocalDate, type LocalDate, today } from './local-date';
import { isLuhn, luhnDigit } from './luhn';
import { twoDigits } from './two-digits';

/** A valid personnummer or samordningsnummer. */
export interface PersonalNumber {
  /** `YYYYMMDD-XXXX`: the form that is stored and compared. */
  canonical: string;
  /** `YYMMDD-XXXX`, with `+` from the year of the hundredth birthday. */
  short: string;
  /** It is null for a samordningsnummer whose holder's month or day of birth is not known. */
  birthDate: LocalDate | null;
  /** A samordningsnummer: day of birth + 60. */
  coordination: boolean;
}

const NUMBER_PATTERN = /^(1[89]|2\d)?(\d{2})(\d{2})(\d{2})([-+]?)(\d{4})$/;

/**
 * The year of a number with a two-digit year: the latest year that is not in the future, and with `+` at least a hundred years
 * ago.
 */
const toFullYear = (yy: string, monthAndDay: string, hasPlus: boolean, currentDay: LocalDate): number => {
  const thisYear = Number(currentDay.slice(0, 4)) - (hasPlus ? 100 : 0);
  const year = thisYear - (thisYear % 100) + Number(yy);
  const isFuture = year > thisYear || (!hasPlus && `${year}-${monthAndDay}` > currentDay);
  return isFuture ? year - 100 : year;
};

/** The largest month and day that a samordningsnummer can have; 0 is an unknown month or day. */
const LAST_MONTH = 12;
const LAST_DAY = 31;

/**
 * Parses a personnummer or samordningsnummer of 10 or 12 digits, with or without `-` or `+`. The result is null when the day
 * does not exist or is in the future, the serial is 000, or the check digit is wrong. Skatteverket also issues
 * samordningsnummer with month 00, day 60 (unknown) and days that do not exist: those are valid without a birth date.
 * `currentDay` is today in Sweden. Interim numbers are not accepted.
 */
export const parsePersonalNumber = (
  text: string,
  currentDay: LocalDate = today(new Date()),
): PersonalNumber | null => {
  const match = NUMBER_PATTERN.exec(normalizeText(text));
  if (!match) return null;
  const [, century, yy = '', mm = '', dd = '', separator, serial = ''] = match;
  const coordination = Number(dd) >= 60;
  const day = coordination ? twoDigits(Number(dd) - 60) : dd;
  const monthAndDay = `${mm}-${day}`;
  const year = century ? Number(century + yy) : toFullYear(yy, monthAndDay, separator === '+', currentDay);
  const date = `${year}-${monthAndDay}`;
  const birthDate = isLocalDate(date) ? date : null;
  const mayLackBirthDate = coordination && Number(mm) <= LAST_MONTH && Number(day) <= LAST_DAY;
  if (birthDate === null && !mayLackBirthDate) return null;
  const isHundredthYearOrLater = Number(currentDay.slice(0, 4)) - year >= 100;
  if ((birthDate ?? `${year}`) > currentDay || (separator === '+' && !isHundredthYearOrLater)) return null;
  if (serial.startsWith('000') || !isLuhn(`${yy}${mm}${dd}${serial}`)) return null;
  return {
    canonical: `${year}${mm}${dd}-${serial}`,
    short: `${yy}${mm}${dd}${isHundredthYearOrLater ? '+' : '-'}${serial}`,
    birthDate,
    coordination,
  };
};

/**
 * The personnummer of a day and a serial number: `createPersonalNumber('1985-04-12', '238')` gives `19850412-2386`. For demos and
 * tests, for which Skatteverket reserves the serial numbers 238 and 239.
 */
export const createPersonalNumber = (birthDate: LocalDate, serial: string): string => {
  const day = birthDate.replaceAll('-', '');
  return `${day}-${serial}${luhnDigit(day.slice(2) + serial)}`;
};
