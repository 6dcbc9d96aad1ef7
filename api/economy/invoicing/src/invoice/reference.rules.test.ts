import { rentVectors as vectors } from '@husrum/api-rent/testing';
import { invoiceOcr, nextRange } from './reference.rules';

// The number is that of the rule in docs/domain-rules.md.
describe('D-20 reference and OCR', () => {
  it.each(vectors.ocr)('the OCR number of $reference is $ocr', ({ reference, ocr }) => {
    expect(invoiceOcr(reference)).toBe(ocr);
  });

  it('ranges of a business follow one another, each for one company', () => {
    expect(nextRange(null)).toEqual({ first: 100_001, end: 999_999 });
    expect(nextRange(999_999)).toEqual({ first: 1_000_001, end: 1_999_999 });
    expect(nextRange(1_999_999)).toEqual({ first: 2_000_001, end: 2_999_999 });
  });

  it('no number, and no OCR number, is in two ranges', () => {
    const ends = [null, 999_999, 1_999_999, 8_999_999, 9_999_999];
    const ranges = ends.map(nextRange);
    expect(ranges.every(({ first, end }) => first <= end)).toBe(true);
    expect(ranges.slice(1).every(({ first }, index) => first > (ranges[index]?.end ?? 0))).toBe(true);
    const ocrs = ranges.flatMap(({ first, end }) => [invoiceOcr(String(first)), invoiceOcr(String(end))]);
    expect(new Set(ocrs).size).toBe(ocrs.length);
  });

  it('the OCR number of a longer number has its own length digit', () => {
    expect(invoiceOcr('999999')).toMatch(/^\d{6}8\d$/);
    expect(invoiceOcr('1000001')).toMatch(/^\d{7}9\d$/);
  });
});
