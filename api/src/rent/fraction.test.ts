import fc from 'fast-check';
import { decimal, floor, fraction, minus, over, plus, rounded, sum, times } from './fraction';

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
    expect(decimal(value)).toEqual({ numerator, denominator });
  });

  it.each(['', 'abc', '1,5', Number.NaN, Number.POSITIVE_INFINITY])('refuse %p', (value) => {
    expect(() => decimal(value)).toThrow(RangeError);
  });

  it('count exactly', () => {
    expect(sum([decimal(0.1), decimal(0.2)])).toEqual(decimal(0.3));
    expect(minus(fraction(1, 3), fraction(1, 2))).toEqual(fraction(-1, 6));
    expect(over(fraction(1, 3), fraction(-2, 3))).toEqual(fraction(-1, 2));
    expect(times(fraction(2, 3), fraction(3, 4))).toEqual(fraction(1, 2));
    expect(plus(fraction(1, 6), fraction(1, 3))).toEqual(fraction(1, 2));
  });

  it('round half away from zero', () => {
    expect([1, 3, -1, -3].map((n) => rounded(fraction(n, 2)))).toEqual([1, 2, -1, -2]);
    expect(rounded(fraction(-1, 3)) + 0).toBe(0);
    expect(() => rounded(fraction(2n ** 60n))).toThrow(RangeError);
  });

  it('have a floor below and a rounded value within a half', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }),
        fc.bigInt({ min: 1n, max: 10n ** 6n }),
        (n, d) => {
          const value = fraction(n, d);
          const rest = minus(value, fraction(floor(value)));
          expect(rest.numerator >= 0n && rest.numerator < rest.denominator).toBe(true);
          const error = minus(value, fraction(rounded(value)));
          const size = error.numerator < 0n ? -error.numerator : error.numerator;
          expect(2n * size <= error.denominator).toBe(true);
        },
      ),
    );
  });
});
