import { plainText } from './blanks';
import { isLocalDate, type LocalDate, today } from './local-date';
import { isLuhn } from './luhn';

/** A personnummer or samordningsnummer that passed every check. */
export interface PersonalNumber {
  /** `YYYYMMDD-XXXX`: the form in which it is kept and compared. */
  canonical: string;
  /** `YYMMDD-XXXX`, with `+` from the year of the hundredth birthday. */
  short: string;
  birthDate: LocalDate;
  /** A samordningsnummer: day of birth + 60. */
  coordination: boolean;
}

const SHAPE = /^(1[89]|2\d)?(\d{2})(\d{2})(\d{2})([-+]?)(\d{4})$/;

/** The century of a short number: the latest that is not in the future, and with `+` at least a hundred years ago. */
const fullYear = (yy: string, monthAndDay: string, plus: boolean, on: LocalDate): number => {
  const thisYear = Number(on.slice(0, 4)) - (plus ? 100 : 0);
  const year = thisYear - (thisYear % 100) + Number(yy);
  const future = year > thisYear || (!plus && `${year}-${monthAndDay}` > on);
  return future ? year - 100 : year;
};

/**
 * Reads a personnummer or samordningsnummer as people write it (10 or 12 digits, with or without `-` or `+`); null when
 * the day does not exist or lies in the future, the serial is 000, or the check digit is wrong.
 * `on` is the day it is read. Rule: Skatteverket; interim numbers are refused.
 */
export const parsePersonalNumber = (
  text: string,
  on: LocalDate = today(new Date()),
): PersonalNumber | null => {
  const match = SHAPE.exec(plainText(text));
  if (!match) return null;
  const [, century, yy = '', mm = '', dd = '', separator, serial = ''] = match;
  const coordination = Number(dd) > 60;
  const day = coordination ? String(Number(dd) - 60).padStart(2, '0') : dd;
  const monthAndDay = `${mm}-${day}`;
  const year = century ? Number(century + yy) : fullYear(yy, monthAndDay, separator === '+', on);
  const birthDate = `${year}-${monthAndDay}`;
  const hundred = Number(on.slice(0, 4)) - year >= 100;
  if (!isLocalDate(birthDate) || birthDate > on || (separator === '+' && !hundred)) return null;
  if (serial.startsWith('000') || !isLuhn(`${yy}${mm}${dd}${serial}`)) return null;
  return {
    canonical: `${year}${mm}${dd}-${serial}`,
    short: `${yy}${mm}${dd}${hundred ? '+' : '-'}${serial}`,
    birthDate,
    coordination,
  };
};
