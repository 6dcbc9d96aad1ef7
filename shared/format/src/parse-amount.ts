import { withoutBlanks } from './blanks';

const AMOUNT = /^-?\d+(?:[.,]\d+)?$/;
const THOUSANDS_WITH_POINT = /^-?[1-9]\d{0,2}\.\d{3}$/;

/**
 * What a person typed or pasted, as SEK; null when it is no amount.
 * Takes blanks (also U+00A0, U+202F) as thousands, `,` or `.` before decimals, hyphen or U+2212, and a closing `kr`.
 * A point before exactly three digits is refused: `1.234` may mean 1 234 as well as 1,234.
 */
export const parseAmount = (text: string): number | null => {
  const plain = withoutBlanks(text).replace(/kr\.?$/i, '');
  if (!AMOUNT.test(plain) || THOUSANDS_WITH_POINT.test(plain)) return null;
  const sek = Number(plain.replace(',', '.')) + 0;
  return Number.isFinite(sek) ? sek : null;
};
