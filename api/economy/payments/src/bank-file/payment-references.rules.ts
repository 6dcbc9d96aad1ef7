import { isValidOcr } from '@husrum/format';

export interface WrittenByPayer {
  readonly references: readonly string[];
  readonly message: string | null;
  /** Texts of other fields of the entry. A number in them is never taken as the reference. */
  readonly otherTexts?: readonly string[];
}

/** Computes once for each object, which never changes: a message can be long, and is searched several times. */
const once = <Value>(compute: (payment: WrittenByPayer) => Value): ((payment: WrittenByPayer) => Value) => {
  const known = new WeakMap<WrittenByPayer, { readonly value: Value }>();
  return (payment) => {
    const result = known.get(payment) ?? { value: compute(payment) };
    known.set(payment, result);
    return result.value;
  };
};

const removeSpaces = (text: string): string => text.replace(/\s/g, '');

/** What a payer may have written as the reference: an OCR number, also with spaces, or the number of the invoice. */
export const listReferences = once(({ references, message }): readonly string[] => {
  if (references.length > 0) return [...new Set(references.map(removeSpaces))];
  return message === null ? [] : [removeSpaces(message)];
});

/** Digits in groups, as an invoice prints its OCR number: `1000 0180`, `1000-0180`. */
const GROUPS = /\d+(?:[\s.-]\d+)+/g;
/** The most groups of one number, and the most groups of a text that are tried: what is longer is no text of a payer. */
const MAX_GROUPS = 8;
const MAX_TRIED_GROUPS = 50;
const MIN_OCR_DIGITS = 5;

/**
 * The OCR numbers that neighbouring groups of digits make: `1000 0180 1101` gives `10000180`, if its last digit is its check digit.
 * Others, such as a date or two house numbers, are left out.
 */
const listGroupedNumbers = (text: string): string[] =>
  (text.match(GROUPS) ?? []).flatMap((run) => {
    const groups = run.split(/[\s.-]/).slice(0, MAX_TRIED_GROUPS);
    return groups.flatMap((first, start) => {
      const numbers: string[] = [];
      let number = first;
      for (const group of groups.slice(start + 1, start + MAX_GROUPS)) {
        number += group;
        if (number.length >= MIN_OCR_DIGITS && isValidOcr(number)) numbers.push(number);
      }
      return numbers;
    });
  });

/**
 * Numbers within the texts of a payment that may be an OCR number or the number of an invoice, also in groups, and without the zeros
 * that some banks put in front. They only lead to a proposal.
 */
export const listPossibleNumbers = once(({ references, message, otherTexts = [] }): readonly string[] => {
  const numbers = [...references, message ?? '', ...otherTexts].flatMap((text) => [
    ...(text.match(/\d{4,25}/g) ?? []),
    ...listGroupedNumbers(text),
  ]);
  return [...new Set(numbers.flatMap((digits) => [digits, digits.replace(/^0+(?=\d)/, '')]))];
});
