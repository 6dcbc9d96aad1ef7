import { type ActorContext, groupBy } from '@husrum/api-platform';
import { generateInvoices } from './generate-invoices';
import { lockOpenLateCharges, toChargeRow } from './late-charge-rows.store';
import { lockLeasesForInvoicing } from './lease-for-invoicing.store';

/**
 * Bills late charges that no invoice has on invoices of their own (docs/domain-rules.md, D-16): an unsent one for each lease. Charges of
 * another tenant than the lease has now, and of companies with an accounting program, stay open. Returns the ids of the invoices.
 */
export const billLateCharges = async (
  { tx, clock, account }: Pick<ActorContext, 'tx' | 'clock' | 'account'>,
  leaseIds: readonly number[],
  ids: readonly number[],
): Promise<number[]> => {
  // Leases are locked before charges, as when invoices are generated.
  const leases = await lockLeasesForInvoicing(tx, leaseIds);
  const charges = groupBy(await lockOpenLateCharges(tx, ids), ({ leaseId }) => leaseId);
  const today = clock.today();
  const plans = leases.flatMap((lease) => {
    const own = (charges.get(lease.id) ?? []).filter(({ tenantId }) => tenantId === lease.tenant?.id);
    if (own.length === 0 || lease.settings.accounting !== null) return [];
    const period = { start: today, stop: today };
    return [{ lease, kind: 'SUPPLEMENT' as const, period, sendOn: today, moreRows: own.map(toChargeRow) }];
  });
  const created = await generateInvoices(tx, plans, { today, userId: account.userId });
  return created.map(({ id }) => id);
};
