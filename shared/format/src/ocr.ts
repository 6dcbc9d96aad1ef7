import { withoutBlanks } from './blanks';
import { isLuhn, luhnDigit } from './luhn';

const MAX_LENGTH = 25;

/**
 * The OCR reference of an invoice: the digits of its reference, length digit, check digit. Satisfies every OCR level of a
 * bank agreement. `100247` gives `10024784`. Throws RangeError when the reference has no digits or more than 23.
 */
export const ocrOf = (reference: string): string => {
  const digits = reference.replace(/\D/g, '');
  if (digits === '' || digits.length > MAX_LENGTH - 2)
    throw new RangeError(`No OCR for reference "${reference}"`);
  const payload = `${digits}${(digits.length + 2) % 10}`;
  return `${payload}${luhnDigit(payload)}`;
};

/** Whether a text is an OCR reference: 2 to 25 digits with the right check digit; blanks at the ends are not taken. */
export const isValidOcr = (text: string): boolean => text.length <= MAX_LENGTH && isLuhn(text);

/** Whether an OCR reference also carries its right length digit, as ours do. */
export const hasLengthDigit = (ocr: string): boolean =>
  isValidOcr(ocr) && Number(ocr.at(-2)) === ocr.length % 10;

/** What a person typed as OCR, without blanks; null when it is none. */
export const parseOcr = (text: string): string | null => {
  const digits = withoutBlanks(text);
  return isValidOcr(digits) ? digits : null;
};
