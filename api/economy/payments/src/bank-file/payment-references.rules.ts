export interface WrittenByPayer {
  readonly references: readonly string[];
  readonly message: string | null;
}

const removeSpaces = (text: string): string => text.replace(/\s/g, '');

/** What a payer may have written as the reference: an OCR number, also with spaces, or the number of the invoice. */
export const listReferences = ({ references, message }: WrittenByPayer): string[] => {
  if (references.length > 0) return [...new Set(references.map(removeSpaces))];
  return message === null ? [] : [removeSpaces(message)];
};

/**
 * Numbers within the references and the message that may be an OCR number or the number of an invoice, also without the zeros that
 * some banks put in front. They only lead to a proposal.
 */
export const listPossibleNumbers = ({ references, message }: WrittenByPayer): string[] => {
  const numbers = [...references, message ?? ''].flatMap((text) => text.match(/\d{4,25}/g) ?? []);
  return [...new Set(numbers.flatMap((digits) => [digits, digits.replace(/^0+(?=\d)/, '')]))];
};
