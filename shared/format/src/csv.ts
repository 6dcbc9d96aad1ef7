import { removeBidiControls } from './bidi-controls';
import { formatPlainAmount } from './money';

/** Text that a spreadsheet would run as a formula. Some read full-width signs as plain ones. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;
/** A phone number with its country code is no formula, and must stay as it is for those who read the file again. */
const PHONE_NUMBER = /^\+\d[\d ]*$/;
const NEEDS_QUOTES = /[;"\n\r]/;

/** A text as a cell of a CSV with semicolons. Text that looks like a formula gets a leading apostrophe. */
export const csvText = (text: string): string => {
  const plain = removeBidiControls(text);
  const safe = FORMULA.test(plain) && !PHONE_NUMBER.test(plain) ? `'${plain}` : plain;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/**
 * Rows as CSV for Swedish Excel: semicolons, decimal comma, a byte order mark, CRLF. Numbers are amounts in SEK. Text that
 * looks like a formula gets a leading apostrophe.
 */
export const toCsv = (rows: readonly (readonly (string | number | null)[])[]): string =>
  `\ufeff${rows
    .map((row) =>
      row.map((cell) => (typeof cell === 'number' ? formatPlainAmount(cell) : csvText(cell ?? ''))).join(';'),
    )
    .join('\r\n')}\r\n`;
