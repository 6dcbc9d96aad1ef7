/** Below this a number with four decimals has no more digits than it may. */
const SHORT_BELOW = 1e11;
/** What a binary float holds exactly, and Excel shows. */
const MAX_DIGITS = 15;
/** From here on JavaScript writes numbers with an exponent. */
const EXPONENT_FROM = 1e21;

const countDigits = (decimal: string): number => decimal.replace(/[-.]/g, '').replace(/^0+|0+$/g, '').length;

/**
 * A `numeric` of the database, read as text, for JSON: a number, or a decimal text when it has more than 15 digits, which a
 * sum of kronor can have.
 */
export const toExactNumber = (numeric: string): number | string => {
  const value = Number(numeric);
  if (Math.abs(value) < SHORT_BELOW) return value;
  if (countDigits(numeric) <= MAX_DIGITS && Math.abs(value) < EXPONENT_FROM) return value;
  return numeric.includes('.') ? numeric.replace(/\.?0+$/, '') : numeric;
};
