import { plainAmount } from './money';

/** What a spreadsheet would run as a formula when it opens the file. */
const FORMULA = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[;"\n\r]/;

const textCell = (text: string): string => {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/**
 * Rows as CSV that Swedish Excel opens right: semicolons, decimal comma, a byte order mark, CRLF.
 * Numbers are amounts in SEK; text that looks like a formula gets an apostrophe before it.
 */
export const csvOf = (rows: readonly (readonly (string | number | null)[])[]): string =>
  `\ufeff${rows
    .map((row) =>
      row.map((cell) => (typeof cell === 'number' ? plainAmount(cell) : textCell(cell ?? ''))).join(';'),
    )
    .join('\r\n')}\r\n`;
