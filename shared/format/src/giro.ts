import { removeSpaces } from '@husrum/contract/core';
import { isLuhn } from './luhn';

const parseDigits = (text: string, pattern: RegExp): string | null => {
  const digits = removeSpaces(text).replaceAll('-', '');
  return pattern.test(digits) && isLuhn(digits) && Number(digits) > 0 ? digits : null;
};

/**
 * A bankgiro number in its printed form, `991-2346` or `5402-9681`, or null when the text is not a valid one. A valid one has
 * seven or eight digits with a Luhn check digit.
 */
export const formatBankgiro = (text: string): string | null =>
  parseDigits(text, /^\d{7,8}$/)?.replace(/(\d{4})$/, '-$1') ?? null;

/**
 * A plusgiro number in its printed form, in pairs from the right, with an odd digit in the first group: `28 65 43-4`, `410 54
 * 68-5`. The result is null when the text is not a valid one. Two to eight digits with a Luhn check digit.
 */
export const formatPlusgiro = (text: string): string | null => {
  const digits = parseDigits(text, /^\d{2,8}$/);
  if (digits === null) return null;
  return `${digits.slice(0, -1).replace(/(?<=\d\d)(?=(?:\d\d)+$)/g, ' ')}-${digits.slice(-1)}`;
};

/**
 * The Swish number of a company in its printed form, `123 118 11 89`, or null when the text is not one: 123 and seven digits, of
 * which none is a check digit.
 */
export const formatSwishNumber = (text: string): string | null => {
  const match = /^(123)(\d{3})(\d{2})(\d{2})$/.exec(removeSpaces(text).replaceAll('-', ''));
  return match === null ? null : match.slice(1).join(' ');
};
