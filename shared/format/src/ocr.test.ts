import fc from 'fast-check';
import { luhnDigit } from './luhn';
import { createOcr, isValidOcr, parseOcr } from './ocr';
import vectors from './vectors/ocr.vectors.json';

const withLength = vectors.valid.filter(({ scheme }) => scheme === 'length+check');
const checkOnly = vectors.valid.filter(({ scheme }) => scheme === 'check');

const hasLengthDigit = (ocr: string) => isValidOcr(ocr) && Number(ocr.at(-2)) === ocr.length % 10;

describe('OCR references', () => {
  it.each(withLength)('$number becomes $ocr', ({ number, ocr }) => {
    expect(createOcr(number)).toBe(ocr);
    expect(hasLengthDigit(ocr)).toBe(true);
  });

  it.each(checkOnly)('$ocr has the check digit of $number', ({ number, ocr }) => {
    expect(number + luhnDigit(number)).toBe(ocr);
    expect(isValidOcr(ocr)).toBe(true);
  });

  it.each([
    ['100247', '10024784'],
    ['2026110042', '202611004229'],
    ['HYR-100247', '10024784'],
  ])('%s becomes %s', (reference, ocr) => {
    expect(createOcr(reference)).toBe(ocr);
  });

  it.each(vectors.invalid)('"$ocr" is invalid: $reason', ({ ocr }) => {
    expect(hasLengthDigit(ocr)).toBe(false);
  });

  it('accepts 2 to 25 digits', () => {
    expect(isValidOcr('0')).toBe(false);
    expect(isValidOcr('0'.repeat(26))).toBe(false);
    expect(createOcr('1'.repeat(23))).toHaveLength(25);
    expect(() => createOcr('1'.repeat(24))).toThrow(RangeError);
    expect(() => createOcr('Ej skapad')).toThrow(RangeError);
  });

  it('parses entered text', () => {
    expect(parseOcr(' 1002 4784 ')).toBe('10024784');
    expect(parseOcr('10024785')).toBeNull();
  });

  it('are valid and different for different numbers', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 20n }),
        fc.bigInt({ min: 0n, max: 10n ** 20n }),
        (a, b) => {
          expect(hasLengthDigit(createOcr(String(a)))).toBe(true);
          expect(createOcr(String(a)) === createOcr(String(b))).toBe(a === b);
        },
      ),
    );
  });
});
