import type { InvoiceType } from '@husrum/contract/invoice';

/**
 * Why a notice cannot be sent, in Swedish; null when it can (D-8, D-19). A notice with a problem has status ERROR.
 * `payOre` is what the tenant is to pay.
 */
export const noticeProblem = (notice: {
  type: InvoiceType | null;
  tenant: { identifier: string | null } | null;
  payOre: number;
}): string | null => {
  if (notice.tenant === null) return 'Uthyrningen saknar primär hyresgäst';
  if (notice.type === 'FORTNOX' && !notice.tenant.identifier)
    return 'Hyresgästen saknar person- eller organisationsnummer, som Fortnox kräver';
  if (notice.payOre < 0) return 'Avdragen är större än hyran: summan att betala är negativ';
  return null;
};
