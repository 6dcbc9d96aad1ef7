import { rentVectors as vectors } from '@husrum/api-rent/testing';
import { invoiceOcr, invoiceReference } from './reference.rules';

// The number is that of the rule in docs/domain-rules.md.
describe('D-20 reference and OCR', () => {
  it.each(vectors.ocr)('the OCR number of $reference is $ocr', ({ reference, ocr }) => {
    expect(invoiceOcr(reference)).toBe(ocr);
  });

  it('references count from 100001 in six digits, and have seven from the 900 000th invoice on', () => {
    expect([invoiceReference(1), invoiceReference(247)]).toEqual(['100001', '100247']);
    expect(invoiceReference(899_999)).toHaveLength(6);
    expect(invoiceOcr(invoiceReference(900_000))).toMatch(/^\d{7}9\d$/);
  });
});
