import { createOcr } from '@husrum/format';

const BASE = 100_000;

/** The reference of a business's nth invoice, counted from 1: `100001`. Six digits up to number 899 999. */
export const invoiceReference = (sequence: number): string => String(BASE + sequence);

/** The OCR number of a reference (docs/domain-rules.md, D-20): `100247` gives `10024784`. */
export const invoiceOcr = (reference: string): string => createOcr(reference);
