import { formatPercent, formatShare } from './percent';
import { formatPhone, toPhoneLink } from './phone';
import { formatPerSquareMetre, formatSquareMetres } from './square-metres';
import vectors from './vectors/format.vectors.json';

describe('percent', () => {
  it.each(vectors.percent)('writes the share $in as $out', (example) => {
    expect(formatShare(example.in)).toBe(example.out);
  });

  it.each([
    [25, '25\u00a0%'],
    [3.2, '3,2\u00a0%'],
    [-1.5, '\u22121,5\u00a0%'],
    [0, '0\u00a0%'],
  ])('writes the rate %p as %s', (rate, text) => {
    expect(formatPercent(rate)).toBe(text);
  });
});

describe('square metres', () => {
  it('formats areas and prices per square metre', () => {
    expect(formatSquareMetres(62.5)).toBe('62,5\u00a0m²');
    expect(formatSquareMetres(1250)).toBe('1\u00a0250\u00a0m²');
    expect(formatPerSquareMetre(129.516)).toBe('129,516\u00a0kr/m²');
    expect(formatPerSquareMetre(125.5)).toBe('125,50\u00a0kr/m²');
  });
});

describe('phone', () => {
  it('keeps the entered grouping', () => {
    expect(formatPhone(' 070\u2013123\u00a045  67 ')).toBe('070-123 45 67');
  });

  it('makes a link that dials', () => {
    expect(toPhoneLink('+46 (0)70-123 45 67')).toBe('tel:+46701234567');
  });
});
