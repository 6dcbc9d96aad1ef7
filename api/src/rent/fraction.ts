/** An exact number: what a rent is until a row is rounded once. Lowest terms, denominator above zero. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i;
const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));
const abs = (n: bigint): bigint => (n < 0n ? -n : n);

/** numerator / denominator in lowest terms. Throws RangeError for a denominator of zero. */
export const fraction = (numerator: bigint | number, denominator: bigint | number = 1n): Fraction => {
  const under = BigInt(denominator);
  if (under === 0n) throw new RangeError('Division by zero');
  const over = under < 0n ? -BigInt(numerator) : BigInt(numerator);
  if (under === 1n || under === -1n) return { numerator: over, denominator: 1n };
  const common = gcd(abs(over), abs(under));
  return { numerator: over / common, denominator: abs(under) / common };
};

export const ZERO = fraction(0n);

/** The decimal as it is written, exactly: 3.2 is 16/5, not the nearest double. Takes what numeric columns give. */
export const decimal = (value: number | string): Fraction => {
  const match = DECIMAL.exec(String(value).trim());
  if (!match) throw new RangeError(`Not a decimal: ${value}`);
  const [, sign, whole = '', decimals = '', exponent = '0'] = match;
  const digits = BigInt(`${sign}${whole}${decimals}`);
  const shift = Number(exponent) - decimals.length;
  return shift >= 0 ? fraction(digits * 10n ** BigInt(shift)) : fraction(digits, 10n ** BigInt(-shift));
};

export const plus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);

export const negated = (a: Fraction): Fraction => ({ numerator: -a.numerator, denominator: a.denominator });

export const minus = (a: Fraction, b: Fraction): Fraction => plus(a, negated(b));

export const times = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.numerator, a.denominator * b.denominator);

export const over = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.denominator, a.denominator * b.numerator);

export const sum = (terms: readonly Fraction[]): Fraction => terms.reduce(plus, ZERO);

/** The whole number below, also for negative ones: −1/2 gives −1. */
export const floor = (a: Fraction): bigint => {
  const towardsZero = a.numerator / a.denominator;
  return a.numerator < 0n && towardsZero * a.denominator !== a.numerator ? towardsZero - 1n : towardsZero;
};

/** A bigint as a number. Throws RangeError beyond 2^53, where öre would be lost. */
export const toNumber = (n: bigint): number => {
  const number = Number(n);
  if (!Number.isSafeInteger(number)) throw new RangeError(`Amount too large: ${n}`);
  return number;
};

/** The nearest whole number, half away from zero, so that a credit is the exact mirror of its invoice. */
export const rounded = (a: Fraction): number => {
  const size = (2n * abs(a.numerator) + a.denominator) / (2n * a.denominator);
  return toNumber(a.numerator < 0n ? -size : size);
};
