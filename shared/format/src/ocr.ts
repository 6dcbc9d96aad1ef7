import { removeSpaces } from '@husrum/contract/core';
import { isLuhn, luhnDigit } from './luhn';

const MAX_LENGTH = 25;

/**
 * The OCR number of an invoice (docs/domain-rules.md, D-20): the digits of its reference, a length digit, a check digit. Valid
 * for every OCR level of a bank agreement. `100247` gives `10024784`. Throws RangeError when the reference has no digits or
 * more than 23.
 */
export const createOcr = (reference: string): string => {
  const digits = reference.replace(/\D/g, '');
  if (digits === '' || digits.length > MAX_LENGTH - 2)
    throw new RangeError(`No OCR for reference "${reference}"`);
  const payload = `${digits}${(digits.length + 2) % 10}`;
  return `${payload}${luhnDigit(payload)}`;
};

/** Whether the text is an OCR number: 2 to 25 digits with the correct check digit, without spaces. */
export const isValidOcr = (text: string): boolean => text.length <= MAX_LENGTH && isLuhn(text);

/** The entered OCR number without spaces, or null when it is invalid. */
export const parseOcr = (text: string): string | null => {
  const digits = removeSpaces(text);
  return isValidOcr(digits) ? digits : null;
};
