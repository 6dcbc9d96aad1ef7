import type { Period } from '@husrum/api-rent';

/** The days that an invoice covers, and its reference. */
export interface InvoicedPeriod extends Period {
  reference: string | null;
}
