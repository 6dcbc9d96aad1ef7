import { removeSpaces } from '@husrum/contract/core';

const AMOUNT = /^-?\d+(?:[.,]\d+)?$/;
const THOUSANDS_WITH_POINT = /^-?[1-9]\d{0,2}\.\d{3}$/;

/**
 * The entered or pasted amount in SEK, or null when it is invalid. Accepts spaces (also U+00A0, U+202F) between thousands,
 * `,` or `.` before decimals, a hyphen or U+2212, and a trailing `kr`. A point before exactly three digits is not accepted:
 * `1.234` can mean both 1 234 and 1,234.
 */
export const parseAmount = (text: string): number | null => {
  const plain = removeSpaces(text).replace(/kr\.?$/i, '');
  if (!AMOUNT.test(plain) || THOUSANDS_WITH_POINT.test(plain)) return null;
  const sek = Number(plain.replace(',', '.')) + 0;
  return Number.isFinite(sek) ? sek : null;
};
