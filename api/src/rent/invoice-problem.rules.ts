import type { InvoiceType } from '@husrum/contract/invoice';

/**
 * Why an invoice cannot be sent, in Swedish; null when it can (D-8, D-19). An invoice with a problem has status ERROR.
 * `payOre` is what the tenant is to pay.
 */
export const invoiceProblem = (invoice: {
  type: InvoiceType | null;
  tenant: { identifier: string | null } | null;
  payOre: number;
}): string | null => {
  if (invoice.tenant === null) return 'Uthyrningen saknar primär hyresgäst';
  if (invoice.type === 'FORTNOX' && !invoice.tenant.identifier)
    return 'Hyresgästen saknar person- eller organisationsnummer, som Fortnox kräver';
  if (invoice.payOre < 0) return 'Avdragen är större än hyran: summan att betala är negativ';
  return null;
};
