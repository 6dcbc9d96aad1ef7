import type { InvoiceType } from '@husrum/contract/invoice';
import { invoiceProblemTexts } from './invoice-problem.texts';

/**
 * Why an invoice cannot be sent, in Swedish; null if it can (D-8, D-19). An invoice with a problem has status ERROR.
 * `payOre` is the amount to pay.
 */
export const invoiceProblem = (invoice: {
  type: InvoiceType | null;
  tenant: { identifier: string | null } | null;
  payOre: number;
}): string | null => {
  if (invoice.tenant === null) return invoiceProblemTexts.noTenant;
  if (invoice.type === 'FORTNOX' && !invoice.tenant.identifier) return invoiceProblemTexts.noIdentifier;
  if (invoice.payOre < 0) return invoiceProblemTexts.negative;
  return null;
};
