import { ocrOf } from '@husrum/format';

const FIRST = 100_000;

/** The reference of an account's n:th invoice, from 1: `100001`. Six digits until the 900 000th. */
export const invoiceReference = (sequence: number): string => String(FIRST + sequence);

/** The OCR reference that goes with it (D-20): `100247` gives `10024784`. */
export const invoiceOcr = (reference: string): string => ocrOf(reference);
