import { formatPlainAmount } from './money';

/** Text that a spreadsheet would run as a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[;"\n\r]/;

/** A text as a cell of a CSV with semicolons. Text that looks like a formula gets a leading apostrophe. */
export const csvText = (text: string): string => {
  const safe = FORMULA.test(text) ? `'${text}` : text;
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
