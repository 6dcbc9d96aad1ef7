import type { RequestContext } from '@husrum/api-platform';
import { firstInvoiceMonth } from '@husrum/api-rent';
import { activateTenants } from '../tenant/tenant.store';
import type { NewLease } from './lease.store';
import { insertLeases } from './lease-bulk.store';

/**
 * Creates many leases that have been checked, as `createLease` creates one. A lease that overlaps another one of its object
 * violates a constraint of the database.
 */
export const createLeases = async (
  { tx, clock, account }: Pick<RequestContext, 'tx' | 'clock' | 'account'>,
  leases: readonly { lease: NewLease; tenantId: number }[],
): Promise<number[]> => {
  const ids = await insertLeases(
    tx,
    leases.map(({ lease, tenantId }) => {
      const start = lease.start ?? clock.today();
      return { lease: { ...lease, start }, tenantId, nextInvoiceMonth: firstInvoiceMonth(start) };
    }),
    account.userId,
  );
  const tenantIds = [...new Set(leases.map(({ tenantId }) => tenantId))];
  if (tenantIds.length > 0) await activateTenants(tx, tenantIds);
  return ids;
};
