import { withoutBlanks } from './blanks';
import { isLuhn } from './luhn';

const digitsOf = (text: string, shape: RegExp): string | null => {
  const digits = withoutBlanks(text).replaceAll('-', '');
  return shape.test(digits) && isLuhn(digits) && Number(digits) > 0 ? digits : null;
};

/**
 * Reads a bankgiro number and writes it as it is printed, `991-2346` or `5402-9681`; null when it is none.
 * Seven or eight digits with a Luhn check digit.
 */
export const bankgiro = (text: string): string | null =>
  digitsOf(text, /^\d{7,8}$/)?.replace(/(\d{4})$/, '-$1') ?? null;

/**
 * Reads a plusgiro number and writes it as it is printed, in pairs from the right, an odd
 * digit with the first pair: `28 65 43-4`, `410 54 68-5`; null when it is none.
 * Two to eight digits with a Luhn check digit.
 */
export const plusgiro = (text: string): string | null => {
  const digits = digitsOf(text, /^\d{2,8}$/);
  if (digits === null) return null;
  return `${digits.slice(0, -1).replace(/(?<=\d\d)(?=(?:\d\d)+$)/g, ' ')}-${digits.slice(-1)}`;
};
