/** An exact number, in lowest terms with a positive denominator. Amounts stay exact until a row is rounded. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i;
const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));
const abs = (n: bigint): bigint => (n < 0n ? -n : n);

/** numerator / denominator in lowest terms. Throws RangeError for a denominator of zero. */
export const fraction = (numerator: bigint | number, denominator: bigint | number = 1n): Fraction => {
  const divisor = BigInt(denominator);
  if (divisor === 0n) throw new RangeError('Division by zero');
  const dividend = divisor < 0n ? -BigInt(numerator) : BigInt(numerator);
  if (divisor === 1n || divisor === -1n) return { numerator: dividend, denominator: 1n };
  const common = gcd(abs(dividend), abs(divisor));
  return { numerator: dividend / common, denominator: abs(divisor) / common };
};

export const ZERO = fraction(0n);

/** Parses a decimal exactly: 3.2 is 16/5, not the nearest double. Throws RangeError for anything else. */
export const parseDecimal = (value: number | string): Fraction => {
  const match = DECIMAL.exec(String(value).trim());
  if (!match) throw new RangeError(`Not a decimal: ${value}`);
  const [, sign, whole = '', decimals = '', exponent = '0'] = match;
  const digits = BigInt(`${sign}${whole}${decimals}`);
  const shift = Number(exponent) - decimals.length;
  return shift >= 0 ? fraction(digits * 10n ** BigInt(shift)) : fraction(digits, 10n ** BigInt(-shift));
};

export const add = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);

export const negate = (a: Fraction): Fraction => ({ numerator: -a.numerator, denominator: a.denominator });

export const subtract = (a: Fraction, b: Fraction): Fraction => add(a, negate(b));

export const multiply = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.numerator, a.denominator * b.denominator);

export const divide = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.denominator, a.denominator * b.numerator);

export const sum = (terms: readonly Fraction[]): Fraction => terms.reduce(add, ZERO);

/** The greatest whole number that is not above the fraction: −1/2 gives −1. */
export const floor = (a: Fraction): bigint => {
  const towardsZero = a.numerator / a.denominator;
  return a.numerator < 0n && towardsZero * a.denominator !== a.numerator ? towardsZero - 1n : towardsZero;
};

/** An amount that a JavaScript number cannot store exactly. The API answers 422. */
class AmountTooLarge extends RangeError {
  readonly code = 'AMOUNT_TOO_LARGE';
}

/** Converts a bigint to a number. Throws RangeError beyond 2^53, where öre would be lost. */
export const toNumber = (n: bigint): number => {
  const number = Number(n);
  if (!Number.isSafeInteger(number)) throw new AmountTooLarge(`Amount too large: ${n}`);
  return number;
};

/** Rounds to the nearest whole number, half away from zero, so that a credit exactly mirrors its invoice. */
export const roundHalfAwayFromZero = (a: Fraction): number => {
  const size = (2n * abs(a.numerator) + a.denominator) / (2n * a.denominator);
  return toNumber(a.numerator < 0n ? -size : size);
};
