import { listCredits } from '@husrum/api-leases';
import type { Tx } from '@husrum/api-platform';
import type { TenantCredit } from '@husrum/contract/credit';
import { fromOre } from '@husrum/format';
import { sumOpenInvoicesOre } from '../invoice/open-invoices.store';

/** The tenant's credit with each company, and the amount of open invoices that it can be used for. SEK. */
export const listTenantCredits = async (tx: Tx, tenantId: number): Promise<TenantCredit[]> => {
  const credits: TenantCredit[] = [];
  for (const { companyId, companyName, ore } of await listCredits(tx, tenantId)) {
    credits.push({
      company: companyId === null ? null : { id: companyId, name: companyName ?? '' },
      amount: fromOre(ore),
      open: fromOre(await sumOpenInvoicesOre(tx, { tenantId, companyId })),
    });
  }
  return credits;
};
