/** A smaller number with at most four decimals never has more than `MAX_DIGITS` digits. */
const ALWAYS_EXACT_BELOW = 1e11;
/** The significant digits that a binary float keeps and that Excel shows. */
const MAX_DIGITS = 15;
/** JavaScript writes numbers from this one with an exponent. */
const EXPONENT_FROM = 1e21;

const countSignificantDigits = (decimal: string): number =>
  decimal.replace(/[-.]/g, '').replace(/^0+|0+$/g, '').length;

/**
 * Converts a `numeric` of the database, read as text, for JSON. Returns a number, or the text from 1e11 on if it has more than 15
 * significant digits, and always from 1e21 on.
 */
export const toNumberOrExactText = (numeric: string): number | string => {
  const value = Number(numeric);
  if (Math.abs(value) < ALWAYS_EXACT_BELOW) return value;
  if (countSignificantDigits(numeric) <= MAX_DIGITS && Math.abs(value) < EXPONENT_FROM) return value;
  return numeric.includes('.') ? numeric.replace(/\.?0+$/, '') : numeric;
};
