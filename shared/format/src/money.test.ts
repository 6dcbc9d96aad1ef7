import fc from 'fast-check';
import { formatKronor, formatOre, formatPlainAmount, fromOre, toOre } from './money';
import vectors from './vectors/format.vectors.json';

describe('money', () => {
  it('converts amounts with two decimals to öre exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e13, max: 1e13 }), (ore) => {
        expect(toOre(fromOre(ore))).toBe(ore);
        expect(toOre(Number((ore / 100).toFixed(2)))).toBe(ore);
      }),
    );
    expect(toOre(1.15)).toBe(115);
    expect(toOre(-8500.5)).toBe(-850050);
    expect(Object.is(toOre(-0), 0)).toBe(true);
  });

  it('rounds a third decimal half away from zero', () => {
    expect(toOre(0.125)).toBe(13);
    expect(toOre(-0.125)).toBe(-13);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 1e15])('throws for %p', (sek) => {
    expect(() => toOre(sek)).toThrow(RangeError);
  });

  it.each(vectors.kronor)('writes $in as $out', (example) => {
    expect(formatKronor(example.in)).toBe(example.out);
  });

  it('formats öre the same way, and never a negative zero', () => {
    expect(formatOre(850050)).toBe('8\u00a0500,50\u00a0kr');
    expect(formatKronor(-0)).toBe('0\u00a0kr');
  });

  it.each([
    [8500.5, '8500,50'],
    [8500, '8500'],
    [-1234.56, '-1234,56'],
    [0.1 + 0.2, '0,30'],
  ])('writes %p as %s without grouping and unit', (sek, text) => {
    expect(formatPlainAmount(sek)).toBe(text);
  });
});
