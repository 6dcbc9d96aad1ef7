import { hasLengthDigit } from '@husrum/format';
import { noticeOcr, noticeReference } from './reference.rules';
import vectors from './vectors/rent.vectors.json';

describe('D-20 reference and OCR', () => {
  it.each(vectors.ocr)('$reference has $ocr', ({ reference, ocr }) => {
    expect(noticeOcr(reference)).toBe(ocr);
  });

  it('counts from 100001 in constant width', () => {
    expect([noticeReference(1), noticeReference(247)]).toEqual(['100001', '100247']);
    expect(noticeReference(899_999)).toHaveLength(6);
    expect(hasLengthDigit(noticeOcr(noticeReference(900_000)))).toBe(true);
  });
});
