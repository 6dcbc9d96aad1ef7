import fc from 'fast-check';
import { type Fraction, fraction, negate, roundHalfAwayFromZero, subtract, sum } from './fraction';
import { roundByLargestRemainder } from './largest-remainder.rules';

const part = fc
  .tuple(fc.integer({ min: -1_000_000, max: 1_000_000 }), fc.integer({ min: 1, max: 372 }))
  .map(([n, d]) => fraction(n, d));
const lessThanOne = ({ numerator, denominator }: Fraction): boolean =>
  numerator < denominator && -numerator < denominator;

describe('roundByLargestRemainder', () => {
  it('rounds up the largest remainder, the first of equal ones', () => {
    const third = fraction(100, 3);
    expect(roundByLargestRemainder([third, third, third])).toEqual([34, 33, 33]);
    expect(roundByLargestRemainder([fraction(1, 4), fraction(3, 4)])).toEqual([0, 1]);
    expect(roundByLargestRemainder([])).toEqual([]);
    expect(roundByLargestRemainder([fraction(0), fraction(0)])).toEqual([0, 0]);
  });

  it('sums to the rounded total, differs from each part by less than 1, and mirrors negated parts', () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const amounts = roundByLargestRemainder(parts);
        expect(amounts.reduce((total, n) => total + n, 0)).toBe(roundHalfAwayFromZero(sum(parts)) + 0);
        amounts.forEach((amount, index) => {
          expect(lessThanOne(subtract(fraction(amount), parts[index] ?? fraction(0)))).toBe(true);
        });
        expect(roundByLargestRemainder(parts.map(negate))).toEqual(amounts.map((n) => 0 - n));
      }),
    );
  });
});
