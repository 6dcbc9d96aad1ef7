import fc from 'fast-check';
import { formatOre, formatPlainAmount, toOre } from './money';
import { parseAmount } from './parse-amount';
import vectors from './vectors/format.vectors.json';

describe('parseAmount', () => {
  it.each(vectors.parse)('reads "$in" as $out', (example) => {
    expect(parseAmount(example.in)).toBe(example.out);
  });

  it.each([
    ['8 500,50', 8500.5],
    ['8500.5', 8500.5],
    ['8\u202f500 kr.', 8500],
    ['-250 KR', -250],
    ['\u2212250', -250],
    [' 0,5 ', 0.5],
    ['0.125', 0.125],
    ['', null],
    ['kr', null],
    ['1.234', null],
    ['12.345.678', null],
    ['1,2,3', null],
    ['1e3', null],
    ['--5', null],
    [',5', null],
    ['5-', null],
  ])('reads "%s" as %p', (text, sek) => {
    expect(parseAmount(text)).toBe(sek);
  });

  it('parses every formatted amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), (ore) => {
        const read = [formatOre(ore), formatPlainAmount(ore / 100)].map((text) => parseAmount(text));
        expect(read.map((sek) => sek !== null && toOre(sek))).toEqual([ore, ore]);
      }),
    );
  });
});
