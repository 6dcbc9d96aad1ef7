import type { Period } from '../rent/period';

/** The days that an invoice covers, and its reference. */
export interface InvoicedPeriod extends Period {
  reference: string | null;
}
