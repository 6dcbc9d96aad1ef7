import { createOcr } from '@husrum/format';

/** The first number of a business. */
const FIRST_NUMBER = 100_001;
/** A range of numbers ends before a multiple of this. */
const RANGE_SIZE = 1_000_000;

/**
 * The numbers of the next range of a business (docs/domain-rules.md, D-20), which belongs to one company for ever: above `highest`, the last
 * number of its ranges. Null: it has none. The first range is 100001–999999, the second 1000001–1999999.
 */
export const nextRange = (highest: number | null): { first: number; end: number } => {
  const first = highest === null ? FIRST_NUMBER : highest + 2;
  return { first, end: Math.ceil(first / RANGE_SIZE) * RANGE_SIZE - 1 };
};

/** The OCR number of a reference (docs/domain-rules.md, D-20): `100247` gives `10024784`. */
export const invoiceOcr = (reference: string): string => createOcr(reference);
