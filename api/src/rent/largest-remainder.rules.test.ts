import fc from 'fast-check';
import { type Fraction, fraction, minus, negated, rounded, sum } from './fraction';
import { roundedToSum } from './largest-remainder.rules';

const part = fc
  .tuple(fc.integer({ min: -1_000_000, max: 1_000_000 }), fc.integer({ min: 1, max: 372 }))
  .map(([n, d]) => fraction(n, d));
const lessThanOne = ({ numerator, denominator }: Fraction): boolean =>
  numerator < denominator && -numerator < denominator;

describe('roundedToSum', () => {
  it('gives the öre to the largest remainder, the first of equals', () => {
    const third = fraction(100, 3);
    expect(roundedToSum([third, third, third])).toEqual([34, 33, 33]);
    expect(roundedToSum([fraction(1, 4), fraction(3, 4)])).toEqual([0, 1]);
    expect(roundedToSum([])).toEqual([]);
    expect(roundedToSum([fraction(0), fraction(0)])).toEqual([0, 0]);
  });

  it('sums to the rounded total, stays within 1 of each part, and mirrors', () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const amounts = roundedToSum(parts);
        expect(amounts.reduce((total, n) => total + n, 0)).toBe(rounded(sum(parts)) + 0);
        amounts.forEach((amount, index) => {
          expect(lessThanOne(minus(fraction(amount), parts[index] ?? fraction(0)))).toBe(true);
        });
        expect(roundedToSum(parts.map(negated))).toEqual(amounts.map((n) => 0 - n));
      }),
    );
  });
});
