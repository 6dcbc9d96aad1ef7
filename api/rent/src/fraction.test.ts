import fc from 'fast-check';
import {
  add,
  divide,
  floor,
  fraction,
  multiply,
  parseDecimal,
  roundHalfAwayFromZero,
  subtract,
  sum,
} from './fraction';

describe('fractions', () => {
  it('are kept in lowest terms with a positive denominator', () => {
    expect(fraction(4, -6)).toEqual({ numerator: -2n, denominator: 3n });
    expect(fraction(0, 5)).toEqual({ numerator: 0n, denominator: 1n });
    expect(() => fraction(1, 0)).toThrow(RangeError);
  });

  it.each([
    [3.2, 16n, 5n],
    ['125.5000', 251n, 2n],
    ['-1.5', -3n, 2n],
    [1e21, 10n ** 21n, 1n],
    [2.5e-7, 1n, 4_000_000n],
    [0, 0n, 1n],
  ])('read the decimal %p as it is written', (value, numerator, denominator) => {
    expect(parseDecimal(value)).toEqual({ numerator, denominator });
  });

  it.each(['', 'abc', '1,5', Number.NaN, Number.POSITIVE_INFINITY])('refuse %p', (value) => {
    expect(() => parseDecimal(value)).toThrow(RangeError);
  });

  it('calculate exactly', () => {
    expect(sum([parseDecimal(0.1), parseDecimal(0.2)])).toEqual(parseDecimal(0.3));
    expect(subtract(fraction(1, 3), fraction(1, 2))).toEqual(fraction(-1, 6));
    expect(divide(fraction(1, 3), fraction(-2, 3))).toEqual(fraction(-1, 2));
    expect(multiply(fraction(2, 3), fraction(3, 4))).toEqual(fraction(1, 2));
    expect(add(fraction(1, 6), fraction(1, 3))).toEqual(fraction(1, 2));
  });

  it('round half away from zero', () => {
    expect([1, 3, -1, -3].map((n) => roundHalfAwayFromZero(fraction(n, 2)))).toEqual([1, 2, -1, -2]);
    expect(roundHalfAwayFromZero(fraction(-1, 3)) + 0).toBe(0);
    expect(() => roundHalfAwayFromZero(fraction(2n ** 60n))).toThrow(RangeError);
  });

  it('have a floor that is less than 1 below them, and a rounded value that differs by at most a half', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }),
        fc.bigInt({ min: 1n, max: 10n ** 6n }),
        (n, d) => {
          const value = fraction(n, d);
          const rest = subtract(value, fraction(floor(value)));
          expect(rest.numerator >= 0n && rest.numerator < rest.denominator).toBe(true);
          const error = subtract(value, fraction(roundHalfAwayFromZero(value)));
          const size = error.numerator < 0n ? -error.numerator : error.numerator;
          expect(2n * size <= error.denominator).toBe(true);
        },
      ),
    );
  });
});
